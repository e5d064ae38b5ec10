# Debian packages and an archive of the same files: installer/package.sh makes and tests them.
if(NOT LEKTHI_GUI)
  return()
endif()
set(debian "${PROJECT_SOURCE_DIR}/installer/debian")
set(maintainer "The developers of Lekthi <maintainers@lekthi.example>")

lekthi_packed("${debian}/changelog" "${PROJECT_BINARY_DIR}/changelog.gz")
set(components window ctl library development)
set(packages lekthi lekthictl liblekthi1 liblekthi-dev)
foreach(component package IN ZIP_LISTS components packages)
  string(TOUPPER ${component} upper)
  set(documents ${CMAKE_INSTALL_DATADIR}/doc/${package})
  install(FILES "${PROJECT_BINARY_DIR}/changelog.gz" "${debian}/copyright" DESTINATION ${documents} COMPONENT ${component})
  if(EXISTS "${debian}/${package}.lintian")
    install(FILES "${debian}/${package}.lintian" RENAME ${package}
      DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides COMPONENT ${component})
  endif()
  set(CPACK_DEBIAN_${upper}_PACKAGE_NAME ${package})
  set(CPACK_DEBIAN_${upper}_FILE_NAME DEB-DEFAULT)
  set(CPACK_DEBIAN_${upper}_PACKAGE_SHLIBDEPS ON)
endforeach()

# dpkg-shlibdeps does not see what is opened at run time. The embedded store needs the server's programs and its plugin for
# passwords; a computer that only uses a store elsewhere needs none of them.
set(CPACK_DEBIAN_WINDOW_PACKAGE_DEPENDS
  "lekthictl (= ${PROJECT_VERSION}), libqt6sql6-mysql, libqt6svg6, qt6-qpa-plugins, qt6-translations-l10n, libthai0, mariadb-server-core, mariadb-client-core, mariadb-server, fonts-noto-core, fonts-noto-cjk, fonts-noto-mono, fonts-thai-tlwg")
set(CPACK_DEBIAN_WINDOW_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_WINDOW_DESCRIPTION "document numbering for construction projects\nManages number templates, counters, resets that two people decide about, and\nthe signed ledger of every number, on the store that the numbering services\nshare. In Thai, English and Traditional Chinese.")
set(CPACK_DEBIAN_CTL_PACKAGE_DEPENDS "debconf (>= 0.5) | debconf-2.0, libqt6sql6-mysql, qt6-translations-l10n")
set(CPACK_DEBIAN_CTL_PACKAGE_RECOMMENDS "mariadb-server")
set(CPACK_DEBIAN_CTL_PACKAGE_SUGGESTS "prometheus-node-exporter")
set(CPACK_DEBIAN_CTL_PACKAGE_SECTION admin)
set(CPACK_DEBIAN_CTL_DESCRIPTION "command line of the Lekthi document numbering\nAllocates numbers, administers the store, verifies its ledger, and watches\nalerts as a service, without a window. Files for Prometheus and Grafana and\nsystemd units are part of it; none of the units starts by itself.")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_DEPENDS "libqt6sql6-mysql")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA "${debian}/library/triggers")
set(CPACK_DEBIAN_LIBRARY_DESCRIPTION "Lekthi document numbers for programs in any language\nThe allocation core of the numbering services with a C interface.")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS
  "liblekthi1 (= ${PROJECT_VERSION}), qt6-base-dev, libexpected-dev, libsodium-dev, nettle-dev, libhiredis-dev, libqt6sql6-mysql")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_DESCRIPTION "allocate Lekthi document numbers from other programs\nStatic libraries and headers for C++, and liblekthi.so with lekthi.h for all\nlanguages that call C.")

set(CPACK_DEBIAN_WINDOW_PACKAGE_CONTROL_EXTRA "${debian}/window/postrm")
set(CPACK_DEBIAN_CTL_PACKAGE_CONTROL_EXTRA "${debian}/ctl/postrm;${debian}/ctl/postinst;${debian}/ctl/prerm;${debian}/ctl/templates")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION TRUE)

set(CPACK_PACKAGE_NAME lekthi)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "") # each package has its own, which would stand below it
set(CPACK_PACKAGE_VENDOR "The developers of Lekthi")
set(CPACK_PACKAGE_CONTACT "${maintainer}")
set(CPACK_DEBIAN_PACKAGE_MAINTAINER "${maintainer}")
set(CPACK_GENERATOR "DEB;TGZ")
set(CPACK_COMPONENTS_ALL ${components})
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_PACKAGING_INSTALL_PREFIX "/usr")
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_OUTPUT_FILE_PREFIX "${PROJECT_BINARY_DIR}/packages")
include(CPack)
