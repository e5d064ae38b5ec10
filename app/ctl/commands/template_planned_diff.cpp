#include "app/ctl/commands/template_planned_diff.h"

#include "app/ctl/commands/template_wish.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"
#include "core/store/templates/proof_data.h"
#include "models/counters/next_numbers.h"

#include <QJsonArray>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

store::TemplateVersion versionOf(const store::NumberTemplate &stored, int version)
{
    store::TemplateVersion shown;
    shown.projectId = stored.projectId;
    shown.typeId = stored.typeId;
    shown.version = version;
    shown.after = stored.text;
    shown.settings = stored.settings;
    return shown;
}

/// What really comes next from the counters as they would be, in the order of the effects.
store::Result<QList<models::ShownNext>> readComing(const CodedStore &coded,
                                                   const store::NumberTemplate &edited,
                                                   const TemplateComparison &comparison, QDate today)
{
    const auto templates = store::listTemplates(coded.connection());
    if (!templates)
        return tl::make_unexpected(templates.error());
    QList<store::Counter> counters;
    for (const models::TemplateEffect &effect : comparison.effects) {
        store::Counter counter;
        counter.key = effect.after.key;
        counter.lastNumber = effect.after.sequence - 1;
        counters.append(counter);
    }
    return models::readNext(coded.connection(), counters, coded.data, store::withTemplate(*templates, edited),
                            today);
}

QString countersText(const TemplateComparison &comparison)
{
    int ending = 0;
    int goingOn = 0;
    for (const models::TemplateEffect &effect : comparison.effects) {
        ending += effect.counterChanges() ? 1 : 0;
        goingOn += effect.counterChanges() && effect.after.sequence > 1 ? 1 : 0;
    }
    if (ending == 0)
        return Texts::tr("All counters continue.");
    return Texts::tr("%1 counters end, and as many others begin; of these %2 already have numbers.")
        .arg(QString::number(ending), QString::number(goingOn));
}

QString comingText(const TemplateComparison &comparison, const QList<models::ShownNext> &coming)
{
    QStringList lines{countersText(comparison)};
    for (const models::ShownNext &next : coming) {
        if (next.skipped > 0)
            lines.append(Texts::tr("%1: %2").arg(next.number.text(), allocation::skippedText(next.skipped)));
        else if (next.number.text().isEmpty())
            lines.append(next.whyNone);
    }
    return lines.join(u'\n');
}

QString couldRepeatText(const QList<numbering::Problem> &problems)
{
    if (problems.isEmpty())
        return Texts::tr("No number can come twice.");
    QStringList lines;
    for (const numbering::Problem &problem : problems)
        lines.append(problemText(problem));
    return lines.join(u'\n');
}

QJsonObject plannedJson(const TemplateComparison &comparison, const QList<models::ShownNext> &coming,
                        const QList<numbering::Problem> &problems, const store::ReferenceData &data)
{
    QJsonObject json = toJson(comparison, data);
    QJsonArray next;
    for (const models::ShownNext &one : coming)
        next.append(QJsonObject{{u"number"_s, textOrNull(one.number.text())},
                                {u"sequence"_s, one.sequence},
                                {u"skipped"_s, one.skipped},
                                {u"whyNone"_s, textOrNull(one.whyNone)}});
    QJsonArray found;
    for (const numbering::Problem &problem : problems)
        found.append(toJson(problem));
    json.insert(u"coming"_s, next);
    json.insert(u"problems"_s, found);
    return json;
}

} // namespace

Result<Report> plannedDiff(const Arguments &arguments, const CodedStore &coded, const TemplateTarget &target,
                           const store::NumberTemplate &current, const EffectPage &page)
{
    const Result<store::TemplateSettings> settings = readSettings(arguments, current.settings);
    if (!settings)
        return tl::make_unexpected(settings.error());
    const Result<numbering::Template> text = readTemplate(arguments.text("template"_L1), target, coded.data);
    if (!text)
        return tl::make_unexpected(text.error());
    store::NumberTemplate edited = current;
    edited.text = text->text();
    edited.settings = *settings;
    const auto problems = problemsOf(edited, target, coded);
    if (!problems)
        return tl::make_unexpected(problems.error());
    const QDate today = numbering::currentDocumentDate();
    const auto comparison = fromStore(compareVersions(
        coded.connection(), coded.data, {current.projectId, current.typeId},
        versionOf(current, current.version), versionOf(edited, current.version + 1), today, page));
    if (!comparison)
        return tl::make_unexpected(comparison.error());
    return fromStore(readComing(coded, edited, *comparison, today))
        .map([&](const QList<models::ShownNext> &coming) {
            return Report{.text = comparisonText(*comparison, coded.data) + u"\n\n"_s +
                                  comingText(*comparison, coming) + u"\n\n"_s + couldRepeatText(*problems),
                          .json = plannedJson(*comparison, coming, *problems, coded.data)};
        });
}

} // namespace lekthi::ctl
