#pragma once

#include <QDateTime>
#include <QString>

#include <optional>

namespace lekthi::local {

/// Where the store of a data directory has gone. Its data stay as they were; nobody opens them any more, so
/// that no number comes from both places.
struct MovedStore
{
    QString to; ///< address without its password
    QDateTime at;
};

/// What the directory says, with its start lock held; nothing: the store is there. What cannot be read is
/// taken for a move to a place that is not known.
std::optional<MovedStore> readMoved(const QString &dataDirectory);

/// Says so, on the disk when this returns. False: it cannot be written.
bool writeMoved(const QString &dataDirectory, const MovedStore &moved);
/// The store is here after all. False: the directory still says that it is not.
bool removeMoved(const QString &dataDirectory);

} // namespace lekthi::local
