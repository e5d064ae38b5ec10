#include "app/ctl/print/help.h"

#include "app/ctl/print/table.h"
#include "app/ctl/print/texts.h"
#include "core/numbering/translated.h"

#include <QStringList>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

QString spelling(const OptionSpec &option)
{
    const QString name = u"--"_s + QLatin1StringView(option.name);
    return option.valueName ? name + u' ' + QLatin1StringView(option.valueName) : name;
}

QString optionList(const QList<OptionSpec> &options)
{
    QList<QStringList> rows;
    for (const OptionSpec &option : options)
        rows.append({u"  "_s + spelling(option), translated(option.summary)});
    return alignedRows(rows);
}

QString synopsis(const Command &command)
{
    QString line = u"lekthictl "_s + QLatin1StringView(command.name);
    if (command.positional)
        line += u' ' + QString(QLatin1StringView(command.positional));
    for (const OptionSpec &option : command.options)
        line += (option.required ? u' ' + spelling(option) : u" ["_s + spelling(option) + u']') +
                (option.repeats ? u"..."_s : QString());
    return line;
}

/// Of those that begin with the text.
QString commandList(const QString &beginning)
{
    QList<QStringList> rows;
    for (const Command &command : allCommands()) {
        if (QLatin1StringView(command.name).startsWith(beginning))
            rows.append({u"  "_s + QLatin1StringView(command.name), translated(command.summary)});
    }
    return alignedRows(rows);
}

} // namespace

QString groupHelp(const QString &group)
{
    return QStringList{Texts::tr("Usage: %1").arg(u"lekthictl "_s + group + u" COMMAND [OPTIONS]"_s),
                       QString(),
                       Texts::tr("Commands:"),
                       commandList(group + u' '),
                       QString(),
                       Texts::tr("\"lekthictl help %1 COMMAND\" shows the options of a command.").arg(group)}
        .join(u'\n');
}

QString programHelp()
{
    return QStringList{
        Texts::tr("Document numbering from the command line."),
        QString(),
        Texts::tr("Usage: %1").arg("lekthictl [OPTIONS] COMMAND"_L1),
        QString(),
        Texts::tr("Commands:"),
        commandList({}),
        QString(),
        Texts::tr("Options of every command:"),
        optionList(globalOptions()),
        QString(),
        Texts::tr(
            "The password of the store is read from the environment variable LEKTHI_PASSWORD, that of Redis "
            "from LEKTHI_REDIS_PASSWORD."),
        Texts::tr(
            "Exit status: 0 done, 1 refused or invalid, 2 wrong usage, 3 store not reached, 4 try again."),
    }
        .join(u'\n');
}

QString commandHelp(const Command &command)
{
    QStringList lines{translated(command.summary), QString(), Texts::tr("Usage: %1").arg(synopsis(command))};
    if (!command.options.isEmpty())
        lines += {QString(), Texts::tr("Options:"), optionList(command.options)};
    lines += {QString(), Texts::tr("Options of every command:"), optionList(globalOptions())};
    return lines.join(u'\n');
}

} // namespace lekthi::ctl
