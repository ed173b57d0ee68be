//===- Plot.cpp - The curve of a loss -------------------------------------===//
#include "tools/dlc/train/Plot.h"
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <sstream>

namespace dlc::train {

void Curve::add(int64_t step, double value) {
  if (std::isfinite(value))
    points.emplace_back(step, value);
}

Curve Curve::thinned(size_t count) const {
  Curve thin;
  for (size_t i = 0; i < std::min(count, points.size()); ++i) {
    size_t from = i * points.size() / std::min(count, points.size());
    size_t to = (i + 1) * points.size() / std::min(count, points.size());
    double sum = 0;
    for (size_t p = from; p < to; ++p)
      sum += points[p].second;
    thin.add(points[(from + to - 1) / 2].first, sum / double(to - from));
  }
  return thin;
}

namespace {

/// What both curves span.
struct Frame {
  double left = INFINITY, right = -INFINITY, low = INFINITY, high = -INFINITY;

  void add(const Curve &curve) {
    for (auto [step, value] : curve.all()) {
      left = std::min(left, double(step));
      right = std::max(right, double(step));
      low = std::min(low, value);
      high = std::max(high, value);
    }
  }
  double x(int64_t step) const { return right > left ? (double(step) - left) / (right - left) : 0.5; }
  double y(double value) const { return high > low ? (value - low) / (high - low) : 0.5; }
};

std::string text(const char *format, double value) {
  char buffer[64];
  std::snprintf(buffer, sizeof buffer, format, value);
  return buffer;
}

/// Between the points around a step.
double valueAt(const Curve &curve, double step) {
  const auto &points = curve.all();
  size_t next = 0;
  while (next + 1 < points.size() && double(points[next].first) < step)
    ++next;
  if (next == 0 || double(points[next].first) <= step)
    return points[next].second;
  auto [fromStep, from] = points[next - 1];
  auto [toStep, to] = points[next];
  return from + (to - from) * (step - double(fromStep)) / double(toStep - fromStep);
}

/// The character of U+2800 + dots.
std::string braille(unsigned dots) { return {char(0xE2), char(0xA0 | dots >> 6), char(0x80 | (dots & 63))}; }

std::string escaped(const std::string &text) {
  std::string result;
  for (char c : text)
    result += c == '<' ? "&lt;" : c == '&' ? "&amp;" : std::string(1, c);
  return result;
}

} // namespace

std::string plotText(const Curve &steps, const Curve &validations, int columns) {
  constexpr int rows = 12, margin = 11;
  int width = std::max(columns - margin, 16);
  Curve thin = steps.thinned(size_t(width) * 2), checks = validations.thinned(size_t(width));
  Frame frame;
  frame.add(thin);
  frame.add(checks);
  if (thin.empty() && checks.empty())
    return "";
  std::vector<std::vector<unsigned>> dots(rows, std::vector<unsigned>(size_t(width), 0));
  std::vector<std::vector<bool>> crosses(rows, std::vector<bool>(size_t(width), false));
  static const unsigned bits[4][2] = {{1, 8}, {2, 16}, {4, 32}, {64, 128}};
  // One dot in each column, joined upwards or downwards to the one before.
  int before = -1;
  for (int column = 0; column < width * 2 && !thin.empty(); ++column) {
    double at = frame.left + (frame.right - frame.left) * column / (width * 2 - 1);
    int row = int((1 - frame.y(valueAt(thin, at))) * (rows * 4 - 1) + 0.5);
    for (int r = row;; r += before < r ? -1 : 1) {
      dots[size_t(r / 4)][size_t(column / 2)] |= bits[r % 4][column % 2];
      if (before < 0 || std::abs(r - before) <= 1)
        break;
    }
    before = row;
  }
  for (auto [step, value] : checks.all())
    crosses[size_t(int((1 - frame.y(value)) * (rows - 1) + 0.5))][size_t(int(frame.x(step) * (width - 1) + 0.5))] =
        true;
  std::string result;
  for (int row = 0; row < rows; ++row) {
    std::string label = row == 0 ? text("%.4g", frame.high) : row == rows - 1 ? text("%.4g", frame.low) : "";
    result += std::string(margin - 2 - std::min<size_t>(label.size(), margin - 2), ' ') + label + " |";
    for (int column = 0; column < width; ++column)
      result += crosses[size_t(row)][size_t(column)] ? "x" : braille(dots[size_t(row)][size_t(column)]);
    result += "\n";
  }
  std::string first = text("%.0f", frame.left), last = text("%.0f", frame.right);
  result += std::string(margin, ' ') + first +
            std::string(size_t(std::max(1, width - int(first.size() + last.size()))), ' ') + last + "\n";
  result += std::string(margin, ' ') + "loss by step" + (checks.empty() ? "" : "; x: validation") + "\n";
  return result;
}

std::string plotSvg(const std::string &title, const Curve &steps, const Curve &validations) {
  constexpr double width = 720, height = 400, left = 70, right = 20, top = 40, bottom = 45;
  Curve thin = steps.thinned(1000);
  Frame frame;
  frame.add(thin);
  frame.add(validations);
  auto x = [&](double part) { return text("%.1f", left + part * (width - left - right)); };
  auto y = [&](double part) { return text("%.1f", height - bottom - part * (height - top - bottom)); };
  std::ostringstream svg;
  svg << "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " << width << " " << height
      << "\" font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
      << "<text x=\"" << left << "\" y=\"22\" font-size=\"14\">" << escaped(title) << "</text>\n";
  if (!thin.empty() || !validations.empty())
    for (int i = 0; i <= 4; ++i) {
      double part = i / 4.0;
      svg << "<path d=\"M" << x(0) << " " << y(part) << "H" << x(1) << "\" stroke=\"#ddd\"/><text x=\"" << left - 8
          << "\" y=\"" << y(part) << "\" text-anchor=\"end\" dominant-baseline=\"middle\">"
          << text("%.4g", frame.low + part * (frame.high - frame.low)) << "</text>\n"
          << "<text x=\"" << x(part) << "\" y=\"" << height - bottom + 18 << "\" text-anchor=\"middle\">"
          << text("%.0f", frame.left + part * (frame.right - frame.left)) << "</text>\n";
    }
  auto line = [&](const Curve &curve, const char *color, const char *name, double at) {
    if (curve.empty())
      return;
    svg << "<polyline fill=\"none\" stroke=\"" << color << "\" stroke-width=\"1.5\" points=\"";
    for (auto [step, value] : curve.all())
      svg << x(frame.x(step)) << "," << y(frame.y(value)) << " ";
    svg << "\"/>\n";
    for (auto [step, value] : curve.all())
      if (curve.all().size() <= 60)
        svg << "<circle cx=\"" << x(frame.x(step)) << "\" cy=\"" << y(frame.y(value)) << "\" r=\"2.5\" fill=\"" << color
            << "\"/>\n";
    svg << "<text x=\"" << width - right - at << "\" y=\"22\" fill=\"" << color << "\">" << name << "</text>\n";
  };
  line(thin, "#1f77b4", "training", 170);
  line(validations, "#d62728", "validation", 80);
  svg << "<text x=\"" << x(0.5) << "\" y=\"" << height - 8 << "\" text-anchor=\"middle\">step</text>\n</svg>\n";
  return svg.str();
}

} // namespace dlc::train
