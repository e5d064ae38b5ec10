#pragma once

#include "core/numbering/calendar.h"
#include "ui/shell/theme.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>
#include <tl/expected.hpp>

namespace lekthi {

/// What the program was started to do.
struct WindowOptions
{
    QString store = QStringLiteral("local");
    QString dataDirectory;
    std::optional<numbering::Language> language;
    std::optional<ui::Appearance> appearance;
    QString pictureTour; ///< folder for the pictures; empty: no tour
    bool timesStart = false;
    bool checksItself = false;
    double scale = 0; ///< 0: as the screen
    QSize size{};     ///< of the window to begin with; empty: as it was left
    bool wantsHelp = false;
    bool wantsVersion = false;
};

/// Reads the command line; works before the application object is made. Fails with a finished sentence.
tl::expected<WindowOptions, QString> readCommandLine(const QStringList &arguments);

QString helpText();

} // namespace lekthi
