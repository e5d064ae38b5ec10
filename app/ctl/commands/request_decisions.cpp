#include "app/ctl/commands/request_decisions.h"

namespace lekthi::ctl {

QList<Command> requestCommands(const RequestCommand &approve, const RequestCommand &reject,
                               const RequestCommand &withdraw, const RequestCommand &list,
                               const RequestCommand &show)
{
    return {
        {.name = approve.name,
         .summary = approve.summary,
         .positional = "ID",
         .options = {decisionComment,
                     {"yes", nullptr, QT_TRANSLATE_NOOP("lekthi", "Do not ask for confirmation")},
                     options::actor},
         .run = approve.run},
        {.name = reject.name,
         .summary = reject.summary,
         .positional = "ID",
         .options = {options::required(options::reason), options::actor},
         .run = reject.run},
        {.name = withdraw.name,
         .summary = withdraw.summary,
         .positional = "ID",
         .options = {decisionComment, options::actor},
         .run = withdraw.run},
        {.name = list.name,
         .summary = list.summary,
         .options = {{"all", nullptr, QT_TRANSLATE_NOOP("lekthi", "Also those that are closed")}},
         .run = list.run},
        {.name = show.name, .summary = show.summary, .positional = "ID", .run = show.run},
    };
}

} // namespace lekthi::ctl
