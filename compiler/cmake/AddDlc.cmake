# Toolchain defaults and the helpers that the folders' CMakeLists.txt use.
#
#   dlc_tablegen(TARGET INPUT GENERATOR... )   generated includes under build/include
#   dlc_mlir_library(NAME)                     every .cpp of the folder (recursively), against libMLIR
#   dlc_runtime_library(NAME SOURCES...)       no LLVM
#
# libMLIR.so and libLLVM.so are linked dynamically, and a precompiled header of MLIR's and the dialects' headers serves
# every file: a pass then compiles in about 2 s.
set(CMAKE_CXX_STANDARD 17)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")
set(CMAKE_C_FLAGS_RELEASE "-O2 -DNDEBUG")
set(CMAKE_C_STANDARD 99)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
set(CMAKE_LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib)
set(CMAKE_ARCHIVE_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)

find_program(DLC_CCACHE ccache)
if(DLC_CCACHE)
  # The checkout may stand anywhere: paths below its parent are made relative, and the precompiled header counts
  # by its .sum file.
  cmake_path(GET CMAKE_SOURCE_DIR PARENT_PATH dlc_base)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${dlc_base} CCACHE_NOHASHDIR=1
      CCACHE_PCH_EXTSUM=1 CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime ${DLC_CCACHE})
  set(CMAKE_C_COMPILER_LAUNCHER ${CMAKE_CXX_COMPILER_LAUNCHER})
endif()

list(APPEND CMAKE_PREFIX_PATH /usr/lib/llvm-22)
find_package(MLIR REQUIRED CONFIG)
if(NOT LLVM_VERSION_MAJOR EQUAL 22)
  message(FATAL_ERROR "dlc needs LLVM and MLIR 22, found ${LLVM_PACKAGE_VERSION} in ${MLIR_DIR}")
endif()
set(LLVM_DIR_INCLUDE ${LLVM_INCLUDE_DIRS})
include_directories(BEFORE ${CMAKE_SOURCE_DIR} ${CMAKE_BINARY_DIR}/include ${CMAKE_SOURCE_DIR}/runtime/include)

add_compile_options(-Wall -Wextra -Wno-unused-parameter -Werror=switch -Werror=return-type)
add_link_options(-fuse-ld=lld)
if(DLC_ASAN)
  add_compile_options(-fsanitize=address,undefined -fno-sanitize=vptr -fno-omit-frame-pointer -g1 -O1)
  add_link_options(-fsanitize=address,undefined)
endif()

# -O1: the compiler's time is spent inside libMLIR and libLLVM, and its own build is a third faster.
set(DLC_MLIR_OPTIONS -O1 -fno-exceptions $<$<COMPILE_LANGUAGE:CXX>:-isystem${LLVM_INCLUDE_DIRS}>)
if(NOT LLVM_ENABLE_RTTI)
  list(APPEND DLC_MLIR_OPTIONS -fno-rtti)
endif()

# Two precompiled headers, the second on top of the first, for everything that uses MLIR: MLIR's own headers, and those
# of the dialects, which every user would parse again (their op classes take most of a second). What their templates
# instantiate is compiled once with them: without that, twice the time of a whole build goes into it.
set(dlc_pch_flags -x c++-header -std=c++17 -fPIC -fvisibility-inlines-hidden -fno-exceptions -isystem${LLVM_INCLUDE_DIRS})
if(NOT LLVM_ENABLE_RTTI)
  list(APPEND dlc_pch_flags -fno-rtti)
endif()
if(DLC_ASAN)
  list(APPEND dlc_pch_flags -fsanitize=address,undefined -fno-sanitize=vptr -fno-omit-frame-pointer -g1 -O1 -DNDEBUG)
elseif(CMAKE_BUILD_TYPE STREQUAL "Release")
  list(APPEND dlc_pch_flags -O1 -DNDEBUG)
else()
  string(TOUPPER "${CMAKE_BUILD_TYPE}" dlc_type)
  separate_arguments(dlc_type_flags UNIX_COMMAND "${CMAKE_CXX_FLAGS_${dlc_type}}")
  list(APPEND dlc_pch_flags ${dlc_type_flags})
endif()
# ccache counts a precompiled header by the checksum of its text, beside it.
function(dlc_precompile name)
  cmake_parse_arguments(ARG "" "BASE;SUM" "FLAGS;DEPENDS" ${ARGN})
  set(source ${CMAKE_SOURCE_DIR}/compiler/cmake/${name}.h)
  set(out ${CMAKE_BINARY_DIR}/${name}.pch)
  set(base)
  if(ARG_BASE)
    set(base -Xclang -include-pch -Xclang ${ARG_BASE})
  endif()
  add_custom_command(OUTPUT ${out}
    COMMAND ${CMAKE_CXX_COMPILER} ${dlc_pch_flags} ${ARG_FLAGS} ${base} -fpch-instantiate-templates
      -Xclang -fno-pch-timestamp -MD -MT ${out} -MF ${out}.d -o ${out} ${source}
    COMMAND sh -c "{ echo '${dlc_pch_flags}'; ${CMAKE_CXX_COMPILER} --version; ${CMAKE_CXX_COMPILER} ${dlc_pch_flags_text} ${ARG_SUM} -E -P ${source}; } | cksum > ${out}.sum"
    DEPENDS ${source} ${ARG_BASE} ${ARG_DEPENDS} DEPFILE ${out}.d COMMENT "Precompiling ${name}.h" VERBATIM)
endfunction()
list(JOIN dlc_pch_flags " " dlc_pch_flags_text)
set(DLC_PCH ${CMAKE_BINARY_DIR}/DialectHeaders.pch)
set(dlc_includes -I${CMAKE_SOURCE_DIR} -I${CMAKE_BINARY_DIR}/include -I${CMAKE_SOURCE_DIR}/runtime/include)
list(JOIN dlc_includes " " dlc_includes_text)
dlc_precompile(MlirHeaders)
dlc_precompile(DialectHeaders BASE ${CMAKE_BINARY_DIR}/MlirHeaders.pch FLAGS ${dlc_includes} SUM ${dlc_includes_text}
  DEPENDS dlc-generated)
add_custom_target(dlc-pch DEPENDS ${DLC_PCH})

# dlc_tablegen(TARGET td-file TOOL name... -- each NAME is "output:-gen-flag flags")
function(dlc_tablegen target input)
  cmake_parse_arguments(ARG "" "TOOL;DIR" "" ${ARGN})
  set(outputs)
  file(GLOB_RECURSE deps CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/dialects/*.td ${CMAKE_SOURCE_DIR}/passes/*.td)
  foreach(spec ${ARG_UNPARSED_ARGUMENTS})
    string(REPLACE ":" ";" parts ${spec})
    list(GET parts 0 name)
    list(GET parts 1 flags)
    separate_arguments(flags)
    set(out ${CMAKE_BINARY_DIR}/include/${ARG_DIR}/${name})
    cmake_path(GET out PARENT_PATH out_dir)
    file(MAKE_DIRECTORY ${out_dir})
    add_custom_command(OUTPUT ${out}
      COMMAND ${ARG_TOOL} ${flags} -I ${CMAKE_SOURCE_DIR} -I ${LLVM_INCLUDE_DIRS} ${input} --write-if-changed -o ${out}
      DEPENDS ${deps} ${ARG_TOOL} VERBATIM)
    list(APPEND outputs ${out})
  endforeach()
  add_custom_target(${target} DEPENDS ${outputs})
endfunction()

find_program(MLIR_TBLGEN NAMES mlir-tblgen-22 mlir-tblgen HINTS ${LLVM_TOOLS_BINARY_DIR} REQUIRED)

function(dlc_use_mlir target)
  # -fPIC as the precompiled header has it, also in executables.
  target_compile_options(${target} PRIVATE ${DLC_MLIR_OPTIONS} -fPIC
    $<$<COMPILE_LANGUAGE:CXX>:SHELL:-include-pch ${DLC_PCH}>)
  target_link_libraries(${target} PUBLIC MLIR LLVM)
  add_dependencies(${target} dlc-pch dlc-generated)
  # A change of the precompiled header rebuilds its users.
  get_target_property(sources ${target} SOURCES)
  set_source_files_properties(${sources} PROPERTIES OBJECT_DEPENDS ${DLC_PCH})
endfunction()

# Every .cpp below the calling folder, except *_test.cpp and those named after EXCLUDE.
function(dlc_mlir_library name)
  cmake_parse_arguments(ARG "" "" "EXCLUDE" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
  if(ARG_EXCLUDE)
    list(REMOVE_ITEM sources ${ARG_EXCLUDE})
  endif()
  add_library(${name} STATIC ${sources} ${ARG_UNPARSED_ARGUMENTS})
  dlc_use_mlir(${name})
endfunction()
