# A room, which is a folder, can be compiled as one: most of the time of a build goes into reading headers, which is then
# done once for a room. A change costs more. Names in anonymous namespaces are shared by the files of a room.
option(LEKTHI_ROOMS_AT_ONCE "Compile the files of each folder together" OFF)

# lekthi_compile_rooms(target): to be called before the end of the folder that makes the target; its subfolders may
# still add files.
function(lekthi_compile_rooms target)
  if(LEKTHI_ROOMS_AT_ONCE)
    cmake_language(EVAL CODE "cmake_language(DEFER CALL lekthi_group_by_room ${target})")
  endif()
endfunction()

function(lekthi_group_by_room target)
  get_target_property(files ${target} SOURCES)
  get_target_property(root ${target} SOURCE_DIR)
  foreach(file IN LISTS files)
    if(file MATCHES "\\.cpp$")
      get_filename_component(path "${file}" ABSOLUTE BASE_DIR "${root}")
      get_filename_component(folder "${path}" DIRECTORY)
      string(MAKE_C_IDENTIFIER "${folder}" room)
      set_source_files_properties("${file}" TARGET_DIRECTORY ${target} PROPERTIES UNITY_GROUP ${room})
    endif()
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
