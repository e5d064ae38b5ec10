#include "models/settings_file.h"

#include "core/files/regular_file.h"

#include <QFile>
#include <QStandardPaths>

#include <cstdio>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

// A hundred drafts have less. Qt reads lists in lists by calling itself, and at twice this size has no stack
// left.
constexpr qint64 largestFile = 192 * 1024;

} // namespace

QString settingsFile()
{
    return soundSettingsFile(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
                             u"/Lekthi/Lekthi.conf"_s);
}

QString soundSettingsFile(const QString &path)
{
    QFile file;
    const auto opened = files::openRegular(file, path, largestFile);
    if (opened || (opened.error().fault != files::FileFault::NotRegular &&
                   opened.error().fault != files::FileFault::TooLarge))
        return path;
    const QByteArray name = QFile::encodeName(path);
    const bool isAside = std::rename(name.constData(), (name + ".damaged").constData()) == 0;
    return isAside ? path : QString();
}

} // namespace lekthi::models
