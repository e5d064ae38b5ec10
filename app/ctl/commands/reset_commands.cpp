#include "app/ctl/commands/command_groups.h"
#include "app/ctl/commands/request_commands.h"
#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/counter_choice.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/parse/reason_option.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/store_access.h"
#include "core/numbering/render.h"
#include "core/store/requests/reset_gateway.h"

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

using ActingStore = Acting<CodedStore>;

Result<store::ResetWish> readWish(const ActingStore &store, const Arguments &arguments)
{
    const Result<numbering::Reason> reason = reasonOption(arguments, store::minimumForRequest);
    if (!reason)
        return tl::make_unexpected(reason.error());
    const Result<std::optional<int>> wanted =
        boundedOption(arguments, "to"_L1, 0, int(numbering::lastSequence));
    if (!wanted)
        return tl::make_unexpected(wanted.error());
    const Result<store::Counter> counter = chosenCounter(store.store, arguments);
    if (!counter)
        return tl::make_unexpected(counter.error());
    if (counter->id == 0)
        return refusal(u"NOT_FOUND"_s, Texts::tr("No number has been allocated from such a counter yet."));
    return store::ResetWish{counter->id, counter->version, wanted->value_or(0),
                            arguments.has("void"_L1) ? store::NumbersAbove::Void : store::NumbersAbove::Skip,
                            *reason};
}

Result<Report> runResetRequest(const Arguments &arguments)
{
    const Result<ActingStore> store = openCodedActing(arguments);
    if (!store)
        return tl::make_unexpected(store.error());
    const Result<store::ResetWish> wish = readWish(*store, arguments);
    if (!wish)
        return tl::make_unexpected(wish.error());
    store::Connection &connection = *store->person;
    const auto id = store::requestReset(connection, *wish);
    if (!id)
        return storeError(id.error());
    return reportOnRequest(connection, *id, store->store.data,
                           Texts::tr("Another Super Admin has to approve it."));
}

} // namespace

QList<Command> resetCommands()
{
    return QList<Command>{
               {.name = "reset request",
                .summary = QT_TRANSLATE_NOOP("lekthi",
                                             "Request the reset of a counter; another Super Admin approves"),
                .options = QList<OptionSpec>{options::required(options::project),
                                             options::required(options::type), options::originator} +
                           options::ofCounter() +
                           QList<OptionSpec>{
                               {"to", "N",
                                QT_TRANSLATE_NOOP("lekthi", "Last number that the counter is to have"), true},
                               {"void", nullptr,
                                QT_TRANSLATE_NOOP("lekthi",
                                                  "Release the numbers above it instead of skipping them")},
                               options::required(options::reason),
                               options::actor},
                .run = runResetRequest},
           } +
           decisionsOnResets();
}

} // namespace lekthi::ctl
