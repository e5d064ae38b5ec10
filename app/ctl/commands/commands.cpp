#include "app/ctl/parse/command.h"

#include "app/ctl/commands/command_groups.h"

#include <QCoreApplication>

namespace lekthi::ctl {

const QList<Command> &allCommands()
{
    static const QList<Command> commands =
        storeCommands() + setupCommands() + userCommands() + passwordCommands() + glassCommands() +
        referenceCommands() + templateCommands() + allocateCommands() + documentCommands() +
        counterCommands() + requestCommands() + resetCommands() + registerCommands() + settingCommands() +
        ledgerCommands() + searchCommands() + auditCommands() + adminLogCommands() + errorCommands() +
        poolCommands() + metricsCommands() + alertCommands() + benchCommands() + supportCommands();
    return commands;
}

const QList<OptionSpec> &globalOptions()
{
    static const QList<OptionSpec> options{
        {"store", "ADDRESS",
         QT_TRANSLATE_NOOP("lekthi", "local (default), mysql://user@host:port/database or "
                                     "unix:/path/to/socket?user=USER&db=DATABASE")},
        {"data-dir", "DIRECTORY",
         QT_TRANSLATE_NOOP("lekthi", "Data directory of the local store; else LEKTHI_DATA_DIR")},
        {"redis", "ADDRESS",
         QT_TRANSLATE_NOOP("lekthi",
                           "Redis that keeps the lock of each counter: redis://host:port, "
                           "redis-unix:/path/to/socket or redis-sentinel://host:port,host:port/master; "
                           "else LEKTHI_REDIS")},
        {"lang", "LANGUAGE", QT_TRANSLATE_NOOP("lekthi", "Language of the messages: en, th or zh_TW")},
        {"json", nullptr, QT_TRANSLATE_NOOP("lekthi", "Print one JSON document; errors as a JSON object")},
        {"help", nullptr, QT_TRANSLATE_NOOP("lekthi", "Print the help of the program or of a command")},
        {"version", nullptr, QT_TRANSLATE_NOOP("lekthi", "Print the version")},
    };
    return options;
}

const Command *findCommand(const QString &name)
{
    for (const Command &command : allCommands()) {
        if (name == QLatin1StringView(command.name))
            return &command;
    }
    return nullptr;
}

} // namespace lekthi::ctl
