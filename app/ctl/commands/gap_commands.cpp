#include "app/ctl/commands/gap_commands.h"

#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/counter_choice.h"
#include "app/ctl/parse/options.h"
#include "app/ctl/parse/selection.h"
#include "app/ctl/print/archive_text.h"
#include "app/ctl/print/gap_text.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/print/time_text.h"
#include "app/ctl/store_access.h"
#include "core/audit/retention.h"

#include <QJsonArray>
#include <QLocale>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;

namespace {

constexpr int usualGaps = 1'000;

/// Of one counter where its sender is given, else of all that the other options let through.
Result<audit::GapSearch> readSearch(const Arguments &arguments, const CodedStore &coded)
{
    const Result<TimeSpan> days = daysOption(arguments);
    if (!days)
        return tl::make_unexpected(days.error());
    const Result<Selection> selection = readSelection(arguments, coded.data);
    if (!selection)
        return tl::make_unexpected(selection.error());
    audit::GapSearch search{.counters = {}, .from = days->from, .until = days->until};
    search.counters.projectId = idOf(selection->project);
    search.counters.typeId = idOf(selection->type);
    const Result<std::optional<qint64>> id = positiveOption(arguments, "counter"_L1);
    if (!id)
        return tl::make_unexpected(id.error());
    search.counterId = *id;
    if (!selection->originator || *id)
        return search;
    if (!selection->project || !selection->type)
        return usageError(Texts::tr("A counter needs --project, --type and --originator."));
    return chosenCounter(coded, arguments).map([&](const store::Counter &counter) {
        search.counterId = counter.id;
        return search;
    });
}

/// What was found, the first of it in words.
struct FoundGaps
{
    QList<QStringList> rows{gapHeadings()};
    QJsonArray json;
};

Report gapReport(const FoundGaps &found, const audit::GapCount &count)
{
    const qsizetype omitted = qsizetype(count.gaps) - found.json.size();
    QStringList lines;
    if (!found.json.isEmpty())
        lines.append(alignedRows(found.rows));
    if (omitted > 0)
        lines.append(Texts::tr("Gaps not shown: %1").arg(omitted));
    lines.append(count.unexplained == 0
                     ? Texts::tr("No unexplained gap. Counters checked: %1").arg(count.counters)
                     : Texts::tr("Unexplained gaps: %1. Counters checked: %2")
                           .arg(QString::number(count.unexplained), QString::number(count.counters)));
    return {.text = lines.join(u'\n'),
            .json = {{u"counters"_s, count.counters},
                     {u"gaps"_s, found.json},
                     {u"omitted"_s, omitted},
                     {u"unexplained"_s, count.unexplained}},
            .exitCode = count.unexplained == 0 ? ExitCode::Done : ExitCode::Refused};
}

Result<Report> runGaps(const Arguments &arguments)
{
    const Result<int> limit = limitOption(arguments, usualGaps);
    if (!limit)
        return tl::make_unexpected(limit.error());
    if (const Result<TimeSpan> days = daysOption(arguments); !days)
        return tl::make_unexpected(days.error());
    const Result<CodedStore> coded = openCodedStore(arguments);
    if (!coded)
        return tl::make_unexpected(coded.error());
    const Result<audit::GapSearch> search = readSearch(arguments, *coded);
    if (!search)
        return tl::make_unexpected(search.error());
    FoundGaps found;
    // Whatever is not explained is shown, however many others there are.
    const auto show = [&](const audit::NumberGap &gap) {
        if (found.json.size() >= *limit && gap.reason != audit::GapReason::Unexplained)
            return;
        found.rows.append(gapCells(gap, coded->data));
        found.json.append(gapJson(gap, coded->data));
    };
    return fromStore(audit::findGaps(coded->connection(), *search, show))
        .map([&](const audit::GapCount &count) { return gapReport(found, count); });
}

QString megabytes(qint64 bytes)
{
    return QLocale(QLocale::English).toString(double(bytes) / 1'000'000, 'f', 1);
}

QJsonObject archiveJson(const store::ExecutedArchive &archive)
{
    QJsonObject json = rangeJson(archive.range);
    json.insert(u"request"_s, archive.requestId);
    json.insert(u"archivedAt"_s, toJson(archive.archivedAt));
    return json;
}

Report retentionReport(const audit::Retention &retention)
{
    QList<QStringList> rows{
        {Texts::tr("Year"), Texts::tr("Rows"), Texts::tr("Size (MB)"), Texts::tr("Archived")}};
    QJsonArray years;
    for (const audit::Retention::Year &year : retention.years) {
        const store::ExecutedArchive *archive = retention.archiveOf(year.year);
        rows.append({QString::number(year.year), QString::number(year.rows), megabytes(year.bytes),
                     archive ? timeCell(archive->archivedAt) : QString()});
        years.append(QJsonObject{{u"year"_s, year.year}, {u"rows"_s, year.rows}, {u"bytes"_s, year.bytes}});
    }
    QJsonArray archives;
    for (const store::ExecutedArchive &archive : retention.archives)
        archives.append(archiveJson(archive));
    QStringList lines;
    if (retention.years.isEmpty())
        lines.append(Texts::tr("The ledger is empty."));
    else
        lines << alignedRows(rows) << Texts::tr("Oldest row: %1").arg(timeCell(retention.oldest));
    lines.append(Texts::tr("The ledger has to be kept for %1 years: everything since %2.")
                     .arg(QString::number(audit::yearsToKeep), timeCell(retention.keptSince)));
    lines.append(retention.rowsPast == 0 ? Texts::tr("No row is older than that.")
                                         : Texts::tr("Older rows: %1").arg(retention.rowsPast));
    return {.text = lines.join(u'\n'),
            .json = {{u"oldest"_s, toJson(retention.oldest)},
                     {u"rows"_s, retention.rows()},
                     {u"bytes"_s, retention.bytes()},
                     {u"years"_s, years},
                     {u"archives"_s, archives},
                     {u"yearsToKeep"_s, audit::yearsToKeep},
                     {u"keptSince"_s, toJson(retention.keptSince)},
                     {u"rowsPast"_s, retention.rowsPast}}};
}

Result<Report> runRetention(const Arguments &arguments)
{
    const Result<OpenStore> opened = openStore(arguments);
    if (!opened)
        return tl::make_unexpected(opened.error());
    store::Connection &connection = *opened->connection;
    return fromStore(audit::readRetention(connection, connection.serverNow())).map(retentionReport);
}

} // namespace

QList<Command> gapCommands()
{
    return {
        {.name = "audit gaps",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Show which numbers are missing, and why"),
         .options = QList<OptionSpec>{{"counter", "ID",
                                       QT_TRANSLATE_NOOP("lekthi", "Only the counter with this ID")},
                                      options::project,
                                      options::type,
                                      options::originator} +
                    options::ofCounter() +
                    QList<OptionSpec>{
                        options::from,
                        options::until,
                        {"limit", "N",
                         QT_TRANSLATE_NOOP("lekthi", "At most so many explained gaps; 1,000 if left out")}},
         .run = runGaps},
        {.name = "audit retention",
         .summary = QT_TRANSLATE_NOOP("lekthi", "Show how old and how large the ledger is, year by year"),
         .run = runRetention},
    };
}

} // namespace lekthi::ctl
