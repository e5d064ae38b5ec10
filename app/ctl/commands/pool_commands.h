#pragma once

#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/command.h"
#include "app/ctl/store_access.h"
#include "core/pools/pool_name.h"
#include "core/pools/pool_settings.h"
#include "core/store/pools/pool.h"

namespace lekthi::ctl {

/// What pools there are: create, retire, grant, revoke, list, status, check.
QList<Command> poolAdminCommands();
/// What is in them: fill, issue, verify.
QList<Command> poolUseCommands();

/// --length, --profile and --filters.
QList<OptionSpec> poolOptions();
/// A pool without name as these options say; thresholds as those of the profile.
Result<pools::PoolDraft> draftOption(const Arguments &arguments);
/// The first problem that is an error; at least one has to be.
tl::unexpected<CommandError> poolError(const QList<pools::SettingsProblem> &problems);
/// The name of a pool, or why the text is none.
Result<pools::PoolName> poolNameFrom(const QString &text);

struct PoolInStore
{
    OpenStore opened;
    store::Pool pool;
};

/// As openStore(), and the pool of this name there.
Result<PoolInStore> openPool(const Arguments &arguments, const QString &name);

} // namespace lekthi::ctl
