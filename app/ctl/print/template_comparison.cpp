#include "app/ctl/print/template_comparison.h"

#include "app/ctl/parse/counter_choice.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/texts.h"
#include "core/numbering/template_diff.h"

#include <QJsonArray>
#include <QSet>

#include <utility>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using numbering::DiffPiece;

namespace {

/// Two texts that grow side by side, each with a line of marks below.
struct SideBySide
{
    QString before;
    QString beforeMarks;
    QString after;
    QString afterMarks;

    /// What is the same stands under itself.
    void align()
    {
        const int width = std::max(displayWidth(before), displayWidth(after));
        for (QString *line : {&before, &beforeMarks, &after, &afterMarks})
            *line += QString(width - displayWidth(*line), u' ');
    }

    void add(const DiffPiece &piece)
    {
        const int width = displayWidth(piece.text);
        if (piece.kind == DiffPiece::Kind::Same)
            align();
        if (piece.kind != DiffPiece::Kind::Added) {
            before += piece.text;
            beforeMarks += QString(width, piece.kind == DiffPiece::Kind::Same ? u' ' : u'-');
        }
        if (piece.kind != DiffPiece::Kind::Removed) {
            after += piece.text;
            afterMarks += QString(width, piece.kind == DiffPiece::Kind::Same ? u' ' : u'+');
        }
    }
};

QStringList settingNames(const store::TemplateSettings &settings)
{
    return {numbering::periodKindName(settings.period), numbering::overflowPolicyName(settings.overflow),
            numbering::uniquenessScopeName(settings.scope), numbering::takenPolicyName(settings.taken)};
}

QString versionTitle(const store::TemplateVersion &version)
{
    return Texts::tr("Version %1").arg(version.version);
}

QString diffText(const TemplateComparison &comparison)
{
    SideBySide sides;
    for (const DiffPiece &piece : numbering::templateDiff(comparison.from.after, comparison.to.after))
        sides.add(piece);
    QList<QStringList> rows{{versionTitle(comparison.from), sides.before},
                            {QString(), sides.beforeMarks},
                            {versionTitle(comparison.to), sides.after},
                            {QString(), sides.afterMarks}};
    rows.removeIf([](const QStringList &row) { return row.at(1).trimmed().isEmpty(); });
    const QStringList titles{Texts::tr("Period"), Texts::tr("Overflow"), Texts::tr("Unique within"),
                             Texts::tr("Taken numbers")};
    const QStringList before = settingNames(comparison.from.settings);
    const QStringList after = settingNames(comparison.to.settings);
    for (qsizetype i = 0; i < titles.size(); ++i) {
        if (before[i] != after[i])
            rows.append({titles[i], u"%1 → %2"_s.arg(before[i], after[i])});
    }
    return alignedRows(rows);
}

QString numberOrReason(const models::NextNumber &next)
{
    return next.number.text().isEmpty() ? next.whyNone : next.number.text();
}

QString effectsText(const TemplateComparison &comparison, const store::ReferenceData &data)
{
    if (comparison.effects.isEmpty())
        return Texts::tr("No number has been allocated with this template yet.");
    QList<QStringList> rows{
        {Texts::tr("Next number from"), versionTitle(comparison.from), versionTitle(comparison.to)}};
    for (const models::TemplateEffect &effect : comparison.effects) {
        rows.append({counterText(effect.before.key, data), numberOrReason(effect.before),
                     numberOrReason(effect.after)});
        if (effect.counterChanges())
            rows.last().append(Texts::tr("from counter %1").arg(counterText(effect.after.key, data)));
    }
    QString text = alignedRows(rows);
    if (comparison.after)
        text += u'\n' + moreCountersText(*comparison.after);
    return text;
}

QJsonObject toJson(const numbering::TextStretch &stretch)
{
    return {{u"start"_s, static_cast<qint64>(stretch.start)},
            {u"length"_s, static_cast<qint64>(stretch.length)}};
}

QJsonObject toJson(const models::NextNumber &next, const store::ReferenceData &data)
{
    return {{u"counter"_s, counterJson(0, next.key, data)},
            {u"sequence"_s, next.sequence},
            {u"number"_s, textOrNull(next.number.text())},
            {u"whyNone"_s, textOrNull(next.whyNone)}};
}

/// Without those whose key has its place on an earlier page.
QList<store::Counter> notBefore(QList<store::Counter> counters, qint64 after)
{
    const auto ofAnyPeriod = [](numbering::CounterKey key) {
        key.period = {};
        return key;
    };
    QSet<numbering::CounterKey> earlier;
    for (const store::Counter &counter : std::as_const(counters)) {
        if (counter.id <= after)
            earlier.insert(ofAnyPeriod(counter.key));
    }
    counters.removeIf(
        [&](const store::Counter &counter) { return earlier.contains(ofAnyPeriod(counter.key)); });
    return counters;
}

QJsonObject sideJson(const store::TemplateVersion &version)
{
    const QStringList names = settingNames(version.settings);
    return {{u"version"_s, version.version}, {u"template"_s, version.after}, {u"period"_s, names[0]},
            {u"overflow"_s, names[1]},       {u"scope"_s, names[2]},         {u"taken"_s, names[3]}};
}

} // namespace

store::Result<TemplateComparison>
compareVersions(store::Connection &connection, const store::ReferenceData &data,
                const models::TemplateKey &key, const store::TemplateVersion &from,
                const store::TemplateVersion &to, QDate date, const EffectPage &page)
{
    const auto templates = store::listTemplates(connection);
    if (!templates)
        return tl::make_unexpected(templates.error());
    store::CounterFilter filter;
    filter.projectId = key.projectId;
    filter.typeId = key.typeId;
    auto shown = store::counterPage(connection, filter, page.after, page.limit + 1);
    if (!shown)
        return tl::make_unexpected(shown.error());
    TemplateComparison comparison{from, to, {}, {}};
    if (shown->size() > page.limit) {
        shown->removeLast();
        comparison.after = shown->constLast().id;
    }
    // Another period means another counter of the same key.
    return store::countersOfAllPeriods(connection, *shown).map([&](const QList<store::Counter> &counters) {
        comparison.effects =
            models::templateEffects(data, *templates, notBefore(counters, page.after), key,
                                    {from.after, from.settings}, {to.after, to.settings}, date);
        return comparison;
    });
}

QString comparisonText(const TemplateComparison &comparison, const store::ReferenceData &data)
{
    return diffText(comparison) + u"\n\n"_s + effectsText(comparison, data);
}

QJsonObject toJson(const TemplateComparison &comparison, const store::ReferenceData &data)
{
    QJsonArray pieces;
    for (const DiffPiece &piece : numbering::templateDiff(comparison.from.after, comparison.to.after))
        pieces.append(QJsonObject{{u"kind"_s, numbering::diffKindName(piece.kind)},
                                  {u"text"_s, piece.text},
                                  {u"before"_s, toJson(piece.before)},
                                  {u"after"_s, toJson(piece.after)}});
    QJsonArray effects;
    for (const models::TemplateEffect &effect : comparison.effects)
        effects.append(QJsonObject{{u"before"_s, toJson(effect.before, data)},
                                   {u"after"_s, toJson(effect.after, data)},
                                   {u"numberChanges"_s, effect.numberChanges()},
                                   {u"counterChanges"_s, effect.counterChanges()}});
    return {{u"from"_s, sideJson(comparison.from)},
            {u"to"_s, sideJson(comparison.to)},
            {u"pieces"_s, pieces},
            {u"effects"_s, effects},
            {u"next"_s, numberOrNull(comparison.after)}};
}

} // namespace lekthi::ctl
