# moc reads every header that a header includes, Qt's and the standard library's among them: half a second for each of ours,
# a fifth of a build. Nothing that it writes depends on them.

# To be called once Qt is found: every target uses moc without its folders of headers then.
function(lekthi_moc_headers_alone)
  get_target_property(configuration Qt6::moc IMPORTED_CONFIGURATIONS)
  list(GET configuration 0 configuration)
  get_target_property(lekthi_moc Qt6::moc IMPORTED_LOCATION_${configuration})
  set(script "${PROJECT_BINARY_DIR}/moc_headers_alone.sh")
  configure_file("${PROJECT_SOURCE_DIR}/cmake/moc_headers_alone.sh.in" "${script}" @ONLY
    FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
  set_target_properties(Qt6::moc PROPERTIES IMPORTED_LOCATION_${configuration} "${script}")
endfunction()
