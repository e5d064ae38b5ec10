#include <thread>
#include <unistd.h>

/// For builds with the thread sanitizer: its runtime (GCC 12) no longer sees what the main thread locks once
/// QProcess has started a program while there was no second thread, and then takes every lock for missing.
static const bool secondThread = [] {
    std::thread([] { ::pause(); }).detach();
    return true;
}();
