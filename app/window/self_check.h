#pragma once

#include <QList>
#include <QString>

namespace lekthi {

/// One thing that the program needs of this computer.
struct SelfCheckItem
{
    enum class State {
        Good,
        Limited, ///< the program works without it, less comfortably
        Missing,
    };

    QString name;
    State state = State::Good;
    QString found; ///< what there is, or what to do
};

/// Tries what an installation may lack: the database driver, the embedded server on a store of its own that
/// is gone afterwards, fonts and line breaks for Thai and Chinese, translations, pictures, the keychain.
/// Needs a QApplication, its thread and some seconds.
QList<SelfCheckItem> checkInstallation();

/// One line each, "ok", "note" or "MISSING" first.
QString selfCheckText(const QList<SelfCheckItem> &items);
/// Whether nothing is missing.
bool isComplete(const QList<SelfCheckItem> &items);

} // namespace lekthi
