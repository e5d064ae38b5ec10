# What find_package(Lekthi COMPONENTS Core) reads from an install tree.
include(CMakePackageConfigHelpers)

set(lekthi_package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/Lekthi)
configure_package_config_file(
  "${CMAKE_CURRENT_LIST_DIR}/LekthiConfig.cmake.in" "${PROJECT_BINARY_DIR}/LekthiConfig.cmake"
  INSTALL_DESTINATION ${lekthi_package_dir})
write_basic_package_version_file("${PROJECT_BINARY_DIR}/LekthiConfigVersion.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/LekthiConfig.cmake" "${PROJECT_BINARY_DIR}/LekthiConfigVersion.cmake"
  DESTINATION ${lekthi_package_dir} COMPONENT development)
install(EXPORT LekthiTargets NAMESPACE Lekthi:: DESTINATION ${lekthi_package_dir} COMPONENT development)
