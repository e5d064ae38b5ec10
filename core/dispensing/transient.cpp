#include "core/dispensing/transient.h"

namespace lekthi::dispensing {

bool isTransient(const store::Error &error)
{
    using store::ErrorKind;
    // A duplicate: somebody else drew under the request id at this very moment, and has done so by now.
    return error.kind == ErrorKind::Deadlock || error.kind == ErrorKind::LockTimeout ||
           error.kind == ErrorKind::Duplicate || error.kind == ErrorKind::Unreachable;
}

} // namespace lekthi::dispensing
