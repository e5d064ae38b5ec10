#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

namespace lekthi::test {

/// Of a whole file; empty where it cannot be read.
inline QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

/// Whether the file holds just that now.
inline bool setContent(const QString &path, const QByteArray &content)
{
    QFile file(path);
    return file.open(QFile::WriteOnly) && file.write(content) == content.size();
}

} // namespace lekthi::test
