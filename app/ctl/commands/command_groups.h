#pragma once

#include "app/ctl/parse/command.h"

#include <QList>

namespace lekthi::ctl {

/// The commands of each group, for the command table.
QList<Command> storeCommands();
QList<Command> templateCommands();
QList<Command> allocateCommands();
QList<Command> counterCommands();
QList<Command> documentCommands();
QList<Command> benchCommands();
QList<Command> errorCommands();
QList<Command> ledgerCommands();
QList<Command> auditCommands();
QList<Command> searchCommands();
QList<Command> setupCommands();
QList<Command> userCommands();
QList<Command> passwordCommands();
QList<Command> glassCommands();
QList<Command> referenceCommands();
QList<Command> requestCommands();
QList<Command> resetCommands();
QList<Command> registerCommands();
QList<Command> settingCommands();
QList<Command> adminLogCommands();
QList<Command> poolCommands();
QList<Command> metricsCommands();
QList<Command> supportCommands();
QList<Command> alertCommands();

} // namespace lekthi::ctl
