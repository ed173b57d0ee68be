//===- Cache.cpp - dlc cache: what was compiled before --------------------===//
#include "compiler/cache/Info.h"
#include "tools/dlc/Command.h"
#include <iostream>

namespace dlc::cli {

void addCache(CLI::App &app, Action &chosen) {
  auto *command = app.add_subcommand("cache", "Show or clear the cache of compiled code");
  auto clear = std::make_shared<bool>(false), path = std::make_shared<bool>(false);
  auto *clearing = command->add_flag("--clear", *clear, "Remove every entry");
  command->add_flag("--path", *path, "Print the folder alone")->excludes(clearing);
  command->footer(
      "Every command that compiles looks for code that was compiled before, of this model or of another with\n"
      "equal kernels; --no-cache compiles all of it again. The object is the same.\n"
      "  DLC_CACHE_DIR   the folder (default: dlc in XDG_CACHE_HOME or ~/.cache)\n"
      "  DLC_CACHE_SIZE  how much it may hold, as 500M or 4G (default: 1G); what was not used for longest\n"
      "                  is removed. 0: no cache");
  command->callback([=, &chosen] {
    chosen = [=]() -> int {
      const std::string folder = cacheFolder();
      if (folder.empty())
        return fault("there is no cache: DLC_CACHE_DIR is not set, and there is no home directory");
      if (*path)
        return std::cout << folder << "\n", Good;
      if (*clear)
        return clearCache() ? int(Good) : fault("cannot remove the entries in " + folder);
      const auto [bytes, entries] = cacheContents();
      std::cout << "folder   " << folder << "\nentries  " << entries << "\nbytes    " << bytes << " of " << cacheLimit()
                << "\n";
      return Good;
    };
  });
}

} // namespace dlc::cli
