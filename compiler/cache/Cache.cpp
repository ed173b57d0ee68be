//===- Cache.cpp - What was compiled before -------------------------------===//
//
// LLVM's own file cache: an entry is written under a temporary name and renamed, and the least recently used entries
// are removed. Each entry begins with the hash of the rest, so that damage is seen.
//
//===----------------------------------------------------------------------===//
#include "compiler/cache/Cache.h"
#include "compiler/cache/Info.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/BLAKE3.h"
#include "llvm/Support/CachePruning.h"
#include "llvm/Support/Caching.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/xxhash.h"
#include <atomic>
#include <cstring>
#include <link.h>

using namespace llvm;

namespace dlc {

static constexpr StringLiteral entryPrefix = "llvmcache-"; // LLVM's, for its entries and for what it removes

std::string userFolder() {
  SmallString<128> path;
  if (!sys::path::cache_directory(path))
    return {};
  sys::path::append(path, "dlc");
  return path.str().str();
}

std::string cacheFolder() {
  auto folder = sys::Process::GetEnv("DLC_CACHE_DIR");
  return folder && !folder->empty() ? *folder : userFolder();
}

/// The size that DLC_CACHE_SIZE says; nullopt if it says none.
static std::optional<uint64_t> givenLimit() {
  auto text = sys::Process::GetEnv("DLC_CACHE_SIZE");
  StringRef rest = text ? StringRef(*text) : StringRef();
  uint64_t number, unit = 1;
  if (rest.consumeInteger(10, number))
    return std::nullopt;
  for (auto [letter, size] : {std::pair("K", uint64_t(1) << 10), {"M", uint64_t(1) << 20}, {"G", uint64_t(1) << 30}})
    if (rest.consume_back(letter))
      unit = size;
  return rest.empty() ? std::optional(number * unit) : std::nullopt;
}

uint64_t cacheLimit() { return givenLimit().value_or(uint64_t(1) << 30); }

/// The build ids of the program and its libraries: another compiler, or another LLVM, makes other code.
static std::string buildIds() {
  std::string ids;
  dl_iterate_phdr(
      [](dl_phdr_info *info, size_t, void *data) {
        for (unsigned i = 0; i < info->dlpi_phnum; ++i) {
          const auto &header = info->dlpi_phdr[i];
          if (header.p_type != PT_NOTE)
            continue;
          const char *note = reinterpret_cast<const char *>(info->dlpi_addr + header.p_vaddr),
                     *end = note + header.p_memsz;
          while (note + sizeof(ElfW(Nhdr)) <= end) {
            const auto *head = reinterpret_cast<const ElfW(Nhdr) *>(note);
            const char *name = note + sizeof *head, *value = name + alignTo(head->n_namesz, 4);
            if (head->n_type == NT_GNU_BUILD_ID && head->n_namesz == 4 && !std::memcmp(name, "GNU", 4))
              static_cast<std::string *>(data)->append(value, head->n_descsz);
            note = value + alignTo(head->n_descsz, 4);
          }
        }
        return 0;
      },
      &ids);
  return ids;
}

struct Cache::State {
  FileCache files;
  std::string folder, compiler;
  ~State();
  std::atomic<bool> stored = false;

  /// Where LLVM's cache hands the bytes of an entry to: a place of the caller's own, as several threads ask.
  static thread_local std::unique_ptr<MemoryBuffer> found;
};
thread_local std::unique_ptr<MemoryBuffer> Cache::State::found;

Cache Cache::open() {
  Cache cache;
  std::string folder = cacheFolder();
  if (folder.empty() || !cacheLimit())
    return cache;
  // Removed with the old ones if a process dies while it writes: LLVM's prefix again.
  auto files = localCache("dlc", "Thin", folder, [](unsigned, const Twine &, std::unique_ptr<MemoryBuffer> bytes) {
    State::found = std::move(bytes);
  });
  if (!files) {
    consumeError(files.takeError());
    return cache;
  }
  cache.state = std::make_shared<State>();
  cache.state->files = std::move(*files);
  cache.state->folder = std::move(folder);
  cache.state->compiler = buildIds();
  return cache;
}

Cache::State::~State() {
  if (!stored)
    return;
  CachePruningPolicy policy;
  policy.MaxSizeBytes = cacheLimit();
  policy.Expiration = std::chrono::seconds(0);
  // The default is kept by a look once in twenty minutes, which is dear where there are many entries.
  if (givenLimit())
    policy.Interval = std::chrono::seconds(0);
  pruneCache(folder, policy);
}

std::string Cache::key(ArrayRef<StringRef> texts) const {
  TruncatedBLAKE3<20> hash;
  auto add = [&](StringRef text) {
    uint64_t size = text.size();
    hash.update(ArrayRef(reinterpret_cast<const uint8_t *>(&size), sizeof size));
    hash.update(text);
  };
  if (state)
    add(state->compiler);
  for (StringRef text : texts)
    add(text);
  return toHex(hash.final(), /*LowerCase=*/true);
}

std::optional<std::string> Cache::find(StringRef key) const {
  if (!state)
    return std::nullopt;
  State::found.reset();
  if (auto stream = state->files(0, key, ""); !stream)
    consumeError(stream.takeError());
  std::unique_ptr<MemoryBuffer> buffer = std::move(State::found);
  if (!buffer)
    return std::nullopt;
  StringRef bytes = buffer->getBuffer();
  if (bytes.size() >= 8 && support::endian::read64le(bytes.data()) == xxh3_64bits(bytes.drop_front(8)))
    return bytes.drop_front(8).str();
  // Damaged: make room for a whole one.
  sys::fs::remove(state->folder + "/" + entryPrefix + key);
  return std::nullopt;
}

void Cache::store(StringRef key, StringRef bytes) const {
  // One entry must not push out all others.
  if (!state || bytes.size() > cacheLimit() / 2)
    return;
  auto begin = state->files(0, key, "");
  if (!begin)
    return consumeError(begin.takeError());
  if (!*begin) // another process was faster
    return State::found.reset();
  auto stream = (*begin)(0, "");
  if (!stream)
    return consumeError(stream.takeError());
  char hash[8];
  support::endian::write64le(hash, xxh3_64bits(bytes));
  *(*stream)->OS << StringRef(hash, sizeof hash) << bytes;
  if (Error problem = (*stream)->commit())
    consumeError(std::move(problem));
  State::found.reset();
  state->stored = true;
}

/// Calls `visit` with each entry.
static void forEachEntry(function_ref<void(const std::string &path, uint64_t bytes)> visit) {
  std::error_code error;
  for (sys::fs::directory_iterator it(cacheFolder(), error), end; !error && it != end; it.increment(error))
    if (auto status = it->status(); status && sys::path::filename(it->path()).starts_with(entryPrefix))
      visit(it->path(), status->getSize());
}

std::pair<uint64_t, uint64_t> cacheContents() {
  std::pair<uint64_t, uint64_t> sum = {0, 0};
  forEachEntry([&](const std::string &, uint64_t bytes) {
    sum.first += bytes;
    ++sum.second;
  });
  return sum;
}

bool clearCache() {
  bool good = true;
  forEachEntry([&](const std::string &path, uint64_t) { good &= !sys::fs::remove(path); });
  return good;
}

} // namespace dlc
