#pragma once

#include <QCoreApplication>

namespace lekthi {

/// A text that QT_TRANSLATE_NOOP("lekthi", ...) marks, in the language of the program. Any thread.
inline QString translated(const char *source)
{
    return QCoreApplication::translate("lekthi", source);
}

} // namespace lekthi
