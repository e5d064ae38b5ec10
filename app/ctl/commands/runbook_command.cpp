#include "app/ctl/commands/runbook_command.h"

#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/codes.h"
#include "app/ctl/print/texts.h"
#include "core/alerts/rule.h"
#include "models/alerts/runbook.h"

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

Result<Report> runRunbook(const Arguments &arguments)
{
    const QString code = arguments.positional();
    QStringList codes;
    for (const alerts::Rule &rule : alerts::shippedRules())
        codes.append(rule.code);
    if (!codes.contains(code))
        return unknownCodeError(Texts::tr("There is no alert rule %1. Try one of these: %2."), code, codes);
    const QString section = models::runbookSection(code);
    return Report{.text = section, .json = {{u"rule"_s, code}, {u"markdown"_s, section}}};
}

} // namespace

Command runbookCommand()
{
    return {.name = "alert runbook",
            .summary = QT_TRANSLATE_NOOP("lekthi", "Print what to do for alerts of a rule"),
            .positional = "RULE",
            .run = runRunbook};
}

} // namespace lekthi::ctl
