#pragma once

#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/command.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/parse/reason_option.h"
#include "app/ctl/print/report.h"
#include "app/ctl/store_access.h"

namespace lekthi::ctl {

/// What resets and take-overs have in common: a request that one person made and that is closed without being
/// carried out. id: of the request, or why it is none. reportOf(connection, id, data) tells how it stands
/// then.

inline constexpr OptionSpec decisionComment{"comment", "TEXT",
                                            QT_TRANSLATE_NOOP("lekthi", "Comment; kept in the admin log")};

/// What is said of a command and what it does; the options are the same for every kind of request.
struct RequestCommand
{
    const char *name;
    const char *summary;
    Result<Report> (*run)(const Arguments &arguments);
};

/// The commands that come after a request was made.
QList<Command> requestCommands(const RequestCommand &approve, const RequestCommand &reject,
                               const RequestCommand &withdraw, const RequestCommand &list,
                               const RequestCommand &show);

/// reject(connection, id, reason) as the person who acts.
template <class Reject, class ReportOf>
Result<Report> rejectRequest(const Arguments &arguments, const Result<qint64> &id, Reject reject,
                             ReportOf reportOf)
{
    if (!id)
        return tl::make_unexpected(id.error());
    const Result<numbering::Reason> reason = reasonOption(arguments, numbering::Reason::minimumForTemplate);
    if (!reason)
        return tl::make_unexpected(reason.error());
    const Result<Acting<CodedStore>> store = openCodedActing(arguments);
    if (!store)
        return tl::make_unexpected(store.error());
    if (const auto rejected = reject(*store->person, *id, *reason); !rejected)
        return storeError(rejected.error());
    return reportOf(*store->person, *id, store->store.data);
}

/// withdraw(connection, id, comment) as the person who acts.
template <class Withdraw, class ReportOf>
Result<Report> withdrawRequest(const Arguments &arguments, const Result<qint64> &id, Withdraw withdraw,
                               ReportOf reportOf)
{
    if (!id)
        return tl::make_unexpected(id.error());
    const Result<Acting<CodedStore>> store = openCodedActing(arguments);
    if (!store)
        return tl::make_unexpected(store.error());
    const QString comment = arguments.text(QLatin1StringView(decisionComment.name));
    if (const auto withdrawn = withdraw(*store->person, *id, comment); !withdrawn)
        return storeError(withdrawn.error());
    return reportOf(*store->person, *id, store->store.data);
}

} // namespace lekthi::ctl
