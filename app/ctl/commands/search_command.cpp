#include "app/ctl/commands/command_groups.h"
#include "app/ctl/parse/arguments.h"
#include "app/ctl/print/search_text.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/store_access.h"
#include "core/audit/search/number_search.h"

namespace lekthi::ctl {

namespace {

Result<Report> runSearch(const Arguments &arguments)
{
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    const QString text = arguments.positional();
    audit::NumberSearch search;
    return fromStore(search.search(coded->connection(), text))
        .map([&](const QList<audit::SearchAnswer> &answers) {
            return searchReport(text, answers, coded->data);
        });
}

} // namespace

QList<Command> searchCommands()
{
    return {{.name = "search",
             .summary = QT_TRANSLATE_NOOP(
                 "lekthi", "Find a number by its text or beginning, a document, request, error, code or ID"),
             .positional = "TEXT",
             .run = runSearch}};
}

} // namespace lekthi::ctl
