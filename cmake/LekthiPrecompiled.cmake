# Headers that nearly every file includes are read once: without this, three quarters of a build go into reading Qt's and
# the standard library's. -DLEKTHI_PRECOMPILED=OFF builds without, and so shows a file that forgot an include:
# the preset core-only does.
option(LEKTHI_PRECOMPILED "Read the headers of Qt and of the standard library once for all files" ON)

set(lekthi_core_headers
  <algorithm> <array> <atomic> <chrono> <functional> <limits> <memory> <mutex> <optional> <stop_token> <thread> <utility>
  <variant> <vector> <tl/expected.hpp>
  <QByteArray> <QCoreApplication> <QDateTime> <QFile> <QHash> <QJsonArray> <QJsonDocument> <QJsonObject> <QList> <QObject>
  <QSet> <QString> <QStringList> <QTimeZone>)
set(lekthi_window_headers
  ${lekthi_core_headers}
  <QAbstractItemModel> <QApplication> <QComboBox> <QHBoxLayout> <QLabel> <QLineEdit> <QListView> <QPainter> <QPushButton>
  <QStyledItemDelegate> <QToolButton> <QVBoxLayout> <QWidget>)
set(lekthi_test_headers <QProcess> <QSignalSpy> <QTemporaryDir> <QTest> <tests/support/patient_try.h>)

# What Qt defines for some tests only would make one set of headers for all of them useless.
set(lekthi_test_options -UQT_NETWORK_LIB)

# A target of nothing but headers, which others reuse.
function(lekthi_header_set name)
  cmake_parse_arguments(arg "" "" "HEADERS;LINK;OPTIONS" ${ARGN})
  set(empty "${PROJECT_BINARY_DIR}/${name}.cpp")
  file(CONFIGURE OUTPUT "${empty}" CONTENT "")
  add_library(${name} OBJECT EXCLUDE_FROM_ALL "${empty}")
  set_target_properties(${name} PROPERTIES AUTOMOC OFF POSITION_INDEPENDENT_CODE ON)
  target_link_libraries(${name} PRIVATE ${arg_LINK} lekthi_common)
  target_compile_options(${name} PRIVATE ${arg_OPTIONS})
  target_precompile_headers(${name} PRIVATE ${arg_HEADERS})
endfunction()

# To be called once what Qt the project uses is known.
function(lekthi_header_sets)
  if(LEKTHI_TESTS)
    # Qt names the directories of each test here; nothing of ours asks for them.
    set_target_properties(Qt6::Test PROPERTIES INTERFACE_COMPILE_DEFINITIONS QT_TESTLIB_LIB)
  endif()
  if(NOT LEKTHI_PRECOMPILED)
    return()
  endif()
  lekthi_header_set(lekthi_core_headers HEADERS ${lekthi_core_headers} LINK Qt6::Core)
  if(LEKTHI_COVERAGE)
    lekthi_header_set(lekthi_measured_headers HEADERS ${lekthi_core_headers} LINK Qt6::Core OPTIONS ${lekthi_measured_options})
  endif()
  if(LEKTHI_TESTS)
    lekthi_header_set(lekthi_core_test_headers HEADERS ${lekthi_core_headers} ${lekthi_test_headers}
      LINK Qt6::Core Qt6::Test OPTIONS ${lekthi_test_options})
  endif()
  if(LEKTHI_GUI)
    lekthi_header_set(lekthi_window_headers HEADERS ${lekthi_window_headers} LINK Qt6::Widgets)
    if(LEKTHI_TESTS)
      lekthi_header_set(lekthi_window_test_headers HEADERS ${lekthi_window_headers} ${lekthi_test_headers}
        LINK Qt6::Widgets Qt6::Test OPTIONS ${lekthi_test_options})
    endif()
  endif()
endfunction()

# lekthi_reuse_headers(target [TEST]): the target takes the set for its folder: the one that lekthi_headers names, else core.
function(lekthi_reuse_headers target)
  if(NOT LEKTHI_PRECOMPILED)
    return()
  endif()
  set(kind core)
  if(lekthi_headers)
    set(kind ${lekthi_headers})
  endif()
  if("TEST" IN_LIST ARGN)
    target_precompile_headers(${target} REUSE_FROM lekthi_${kind}_test_headers)
  else()
    target_precompile_headers(${target} REUSE_FROM lekthi_${kind}_headers)
  endif()
endfunction()
