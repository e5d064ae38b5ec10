# Every target of the project takes its warnings, its include root and its sanitizers from lekthi_common.
add_library(lekthi_common INTERFACE)
add_library(Lekthi::Common ALIAS lekthi_common)
target_include_directories(lekthi_common INTERFACE "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>")
target_compile_options(lekthi_common INTERFACE
  -Wall -Wextra -Wpedantic -Werror $<$<NOT:$<BOOL:${LEKTHI_ROOMS_AT_ONCE}>>:-Wshadow> -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-align
  -Wunused -Wformat=2 -Wimplicit-fallthrough -Wextra-semi
  $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>) # it finds fault with what GCC's std::stable_sort calls
target_compile_definitions(lekthi_common INTERFACE
  QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_URL_CAST_FROM_STRING QT_NO_FOREACH
  QT_DISABLE_DEPRECATED_BEFORE=0x060400 $<$<CONFIG:Debug>:_GLIBCXX_ASSERTIONS>)
if(LEKTHI_SANITIZE)
  target_compile_options(lekthi_common INTERFACE -fsanitize=${LEKTHI_SANITIZE} -fno-omit-frame-pointer
    -fno-sanitize-recover=all)
  target_link_options(lekthi_common INTERFACE -fsanitize=${LEKTHI_SANITIZE})
endif()
if(LEKTHI_SANITIZE STREQUAL "thread")
  # What the sanitizer has to be told of the libraries that are built without it; part of every program.
  set(told "${PROJECT_SOURCE_DIR}/tests/support/thread_sanitizer")
  add_library(lekthi_thread_sanitizer OBJECT "${told}/honest_clone.cpp" "${told}/qt_order.cpp"
    "${told}/waiting_for_futures.cpp")
  set_target_properties(lekthi_thread_sanitizer PROPERTIES AUTOMOC OFF POSITION_INDEPENDENT_CODE ON)
  target_compile_options(lekthi_thread_sanitizer PRIVATE -fsanitize=thread -fno-omit-frame-pointer)
  target_link_libraries(lekthi_thread_sanitizer PRIVATE Qt6::Core)
  target_sources(lekthi_common INTERFACE
    "$<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>:$<TARGET_OBJECTS:lekthi_thread_sanitizer>>")
endif()

# Several threads count at once.
set(lekthi_measured_options --coverage -fprofile-update=atomic)
# A folder sets lekthi_walked where tests go through all that its code can meet, a hundred million steps at a time: counting
# each of them under a lock takes seven times as long as the steps, and without optimising the sanitizers take as much. What
# two threads count at once there is lost, which no line notices that is passed so often.
set(lekthi_walked_options --coverage -fprofile-update=single)
if(LEKTHI_COVERAGE)
  target_link_options(lekthi_common INTERFACE --coverage)
endif()

# Linking two hundred programs with what the system brings takes minutes.
find_program(LEKTHI_LLD ld.lld)
if(LEKTHI_LLD)
  target_link_options(lekthi_common INTERFACE -fuse-ld=lld)
endif()

# lekthi_library(name ALIAS Lekthi::Name SOURCES ... LINK ... [PUBLIC headers...] [INSTALLED]): a static library of the
# project. One that names PUBLIC headers is installed with them, as Lekthi::Name, for programs that embed the core; one
# that is INSTALLED without headers, because they have to link it.
function(lekthi_library name)
  cmake_parse_arguments(arg "INSTALLED" "ALIAS" "SOURCES;PUBLIC;LINK" ${ARGN})
  qt_add_library(${name} STATIC ${arg_SOURCES})
  add_library(${arg_ALIAS} ALIAS ${name})
  # Warnings and sanitizers are no business of the programs that link an installed library.
  target_link_libraries(${name} PUBLIC ${arg_LINK} PRIVATE "$<BUILD_INTERFACE:lekthi_common>")
  target_include_directories(${name} PUBLIC "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>")
  if(lekthi_walked AND LEKTHI_FUZZ)
    target_compile_options(${name} PRIVATE -O1) # which Clang's precompiled headers have to be of as well
  else()
    lekthi_reuse_headers(${name})
  endif()
  lekthi_compile_rooms(${name})
  if(lekthi_headers STREQUAL "measured")
    if(lekthi_walked)
      target_compile_options(${name} PRIVATE ${lekthi_walked_options})
    else()
      target_compile_options(${name} PRIVATE ${lekthi_measured_options})
    endif()
  endif()
  if(arg_PUBLIC)
    target_sources(${name} PUBLIC FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}" FILES ${arg_PUBLIC})
  endif()
  if(arg_PUBLIC OR arg_INSTALLED)
    target_compile_features(${name} PUBLIC cxx_std_20)
    lekthi_export(${name} ${arg_ALIAS})
  endif()
endfunction()

# lekthi_export(name Lekthi::Name): installs a target for find_package(Lekthi) to find.
function(lekthi_export name alias)
  string(REPLACE "Lekthi::" "" exported "${alias}")
  set_target_properties(${name} PROPERTIES EXPORT_NAME ${exported})
  install(TARGETS ${name} EXPORT LekthiTargets
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development
    FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/lekthi COMPONENT development)
endfunction()

# lekthi_sql_resources(target [OUTPUT_TARGETS variable]): what lies in the folders sql, routines, triggers, sql_parts and
# migrations of the rooms of this folder, whatever the room: a statement is found by its path behind "sql/"; the tables.sql
# of a room as tables/<room>.sql.
function(lekthi_sql_resources target)
  cmake_parse_arguments(arg "" "OUTPUT_TARGETS" "" ${ARGN})
  file(GLOB_RECURSE files RELATIVE "${CMAKE_CURRENT_SOURCE_DIR}" CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/*.sql")
  foreach(file IN LISTS files)
    string(REGEX REPLACE "^(.*/)?(sql/.*|routines/.*|triggers/.*|sql_parts/.*|migrations/.*)$" "\\2" alias "${file}")
    string(REGEX REPLACE "^([^/]+)/tables\\.sql$" "tables/\\1.sql" alias "${alias}")
    if(alias IN_LIST aliases)
      message(FATAL_ERROR "${file}: another room has a file ${alias}")
    endif()
    list(APPEND aliases "${alias}")
    set_source_files_properties("${file}" PROPERTIES QT_RESOURCE_ALIAS "${alias}")
  endforeach()
  qt_add_resources(${target} ${target}_sql PREFIX /lekthi/store FILES ${files} OUTPUT_TARGETS objects)
  set(${arg_OUTPUT_TARGETS} ${objects} PARENT_SCOPE)
endfunction()

# lekthi_packed(source packed): makes the file packed, as packages have texts and always to the same bytes.
function(lekthi_packed source packed)
  get_filename_component(name "${packed}" NAME)
  add_custom_command(OUTPUT "${packed}" COMMAND gzip -9nc "${source}" > "${packed}" DEPENDS "${source}" VERBATIM)
  add_custom_target(lekthi_packed_${name} ALL DEPENDS "${packed}")
endfunction()

# lekthi_manual(program COMPONENT component): installs its manual page.
function(lekthi_manual program)
  cmake_parse_arguments(arg "" "COMPONENT" "" ${ARGN})
  set(packed "${CMAKE_CURRENT_BINARY_DIR}/${program}.1.gz")
  lekthi_packed("${PROJECT_SOURCE_DIR}/installer/man/${program}.1" "${packed}")
  install(FILES "${packed}" DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT ${arg_COMPONENT})
endfunction()
