# `cmake --install build --prefix PREFIX`: the tools, the runtime as static and shared libraries, the CMake package
# (find_package(dlc)), pkg-config files, what a pass plugin is compiled against, and the template of one.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# The static and the shared form of a library share their name and their objects.
set_target_properties(dlc_runtime PROPERTIES OUTPUT_NAME dlc EXPORT_NAME runtime)
target_include_directories(dlc_runtime INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
find_package(Threads REQUIRED)
target_link_libraries(dlc_runtime PUBLIC Threads::Threads m ${CMAKE_DL_LIBS})
# CMake wants a source; the objects come from the archives.
set(no_source ${CMAKE_BINARY_DIR}/package/empty.c)
file(CONFIGURE OUTPUT ${no_source} CONTENT "typedef int dlc_empty;\n")
add_library(dlc_shared SHARED ${no_source})
target_link_libraries(dlc_shared PRIVATE $<LINK_LIBRARY:WHOLE_ARCHIVE,dlc_runtime>)
set_target_properties(dlc_shared PROPERTIES OUTPUT_NAME dlc EXPORT_NAME shared LINKER_LANGUAGE CXX)
set(dlc_runtime_targets dlc_runtime dlc_shared)
if(TARGET dlc_eager)
  set_target_properties(dlc_eager PROPERTIES EXPORT_NAME eager)
  add_library(dlc_eager_shared SHARED ${no_source})
  # The archive alone: what it uses of the runtime is in libdlc.so, which may be there only once.
  target_link_options(dlc_eager_shared PRIVATE LINKER:--whole-archive $<TARGET_FILE:dlc_eager> LINKER:--no-whole-archive)
  add_dependencies(dlc_eager_shared dlc_eager)
  set_property(TARGET dlc_eager_shared PROPERTY LINK_DEPENDS $<TARGET_FILE:dlc_eager>)
  target_link_libraries(dlc_eager_shared PUBLIC dlc_shared)
  set_target_properties(dlc_eager_shared PROPERTIES OUTPUT_NAME dlc_eager EXPORT_NAME eager_shared LINKER_LANGUAGE CXX)
  list(APPEND dlc_runtime_targets dlc_eager dlc_eager_shared)
endif()
foreach(target dlc_shared dlc_eager_shared)
  if(TARGET ${target})
    set_target_properties(${target} PROPERTIES VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR} INSTALL_RPATH "$ORIGIN")
    target_include_directories(${target} INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  endif()
endforeach()

install(TARGETS ${dlc_runtime_targets} EXPORT dlcTargets
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
# LLVM's own libraries stay where the package put them.
set_target_properties(dlc dlc-opt PROPERTIES INSTALL_RPATH "${LLVM_LIBRARY_DIR}")
install(TARGETS dlc dlc-opt EXPORT dlcTargets RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(EXPORT dlcTargets NAMESPACE dlc:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/dlc)
install(DIRECTORY runtime/include/dlc DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} FILES_MATCHING PATTERN "*.h")

# Plugins include "dialects/dl/Dialect.h" as dlc's own files do.
set(plugin_includes ${CMAKE_INSTALL_INCLUDEDIR}/dlc-compiler)
foreach(folder dialects passes compiler)
  install(DIRECTORY ${folder} DESTINATION ${plugin_includes} FILES_MATCHING PATTERN "*.h" PATTERN "*.td")
endforeach()
install(DIRECTORY ${CMAKE_BINARY_DIR}/include/dialects ${CMAKE_BINARY_DIR}/include/passes DESTINATION ${plugin_includes}
  FILES_MATCHING PATTERN "*.h.inc" PATTERN "OpFacts.inc")
install(DIRECTORY tools/plugin-template DESTINATION ${CMAKE_INSTALL_DATADIR}/dlc)

configure_package_config_file(compiler/cmake/dlcConfig.cmake.in ${CMAKE_BINARY_DIR}/package/dlcConfig.cmake
  INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/dlc PATH_VARS plugin_includes)
write_basic_package_version_file(${CMAKE_BINARY_DIR}/package/dlcConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/package/dlcConfig.cmake ${CMAKE_BINARY_DIR}/package/dlcConfigVersion.cmake
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/dlc)

# The prefix as seen from the file, so that an installed tree may be moved.
file(RELATIVE_PATH pkgconfig_to_prefix /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
foreach(name dlc dlc-eager)
  configure_file(compiler/cmake/${name}.pc.in ${CMAKE_BINARY_DIR}/package/${name}.pc @ONLY)
  install(FILES ${CMAKE_BINARY_DIR}/package/${name}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endforeach()
