#include "app/ctl/print/number_story.h"

#include "app/ctl/parse/arguments.h"
#include "app/ctl/parse/codes.h"
#include "app/ctl/parse/selection.h"
#include "app/ctl/print/json_values.h"
#include "app/ctl/print/never_issued.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/print/time_text.h"
#include "core/store/session/json_text.h"
#include "core/store/session/time_text.h"

#include <QJsonArray>
#include <QMap>

#include <algorithm>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using store::StoredLedgerRow;

namespace {

using Stories = QMap<int, audit::NumberStory>;
constexpr int mostNumbersOfDocument = 1000;

/// Refused with why it was never issued, if that is known, else with the sentence.
tl::unexpected<CommandError> unknownNumber(const CodedStore &coded, const QString &number,
                                           std::optional<int> project, const QString &otherwise)
{
    const Result<QString> why = whyNeverIssued(coded, number, project);
    if (!why)
        return tl::make_unexpected(why.error());
    return refusal(u"UNKNOWN_NUMBER"_s, why->isEmpty() ? otherwise : *why);
}

Result<int> chooseProject(const CodedStore &coded, const Arguments &arguments, const Stories &stories)
{
    if (arguments.has("project"_L1))
        return findCode(coded.data, CodeKind::Project, arguments.text("project"_L1))
            .map([](const store::CodedItem &project) { return project.id; });
    if (stories.size() == 1)
        return stories.firstKey();
    if (stories.isEmpty())
        return unknownNumber(
            coded, arguments.positional(), {},
            Texts::tr(
                "The ledger has no number %1. If it may have been skipped, name the project with --project.")
                .arg(arguments.positional()));
    QStringList codes;
    for (const int project : stories.keys())
        codes.append(codeOf(coded.data, CodeKind::Project, project));
    return refusal(u"AMBIGUOUS_NUMBER"_s,
                   Texts::tr("Several projects have a number %1: %2. Choose one with --project.")
                       .arg(arguments.positional(), codes.join(", "_L1)));
}

QString hexOf(const QByteArray &hash)
{
    return QString::fromLatin1(hash.toHex());
}

QString hashState(const NumberStory::Event &event)
{
    if (event.row.rowHash.isEmpty())
        return u"NONE"_s;
    return event.isWhole ? u"WHOLE"_s : u"BROKEN"_s;
}

QJsonObject counterKeyOf(const StoredLedgerRow &row)
{
    return store::jsonObject(row.counterKey);
}

numbering::CounterKey keyOf(const StoredLedgerRow &row)
{
    return counterKeyIn(counterKeyOf(row));
}

/// Numbers of several document types may be alike.
QString typeOf(const StoredLedgerRow &row, const store::ReferenceData &data)
{
    return codeOf(data, CodeKind::Type, counterKeyOf(row)[u"correspondenceTypeId"].toInt());
}

QString headline(const NumberStory::Event &event)
{
    const StoredLedgerRow &row = event.row;
    const QString number = inOneLine(row.number);
    if (audit::tellsOf(row, store::LedgerEvent::Revised))
        return Texts::tr("%1 was rendered for revision %2.").arg(number, inOneLine(row.revision));
    if (audit::voidRequestIn(row) != 0)
        return Texts::tr("%1 was voided by request %2; it stays taken.")
            .arg(number, QString::number(audit::voidRequestIn(row)));
    if (audit::tellsOf(row, store::LedgerEvent::Voided))
        return Texts::tr("%1 was voided by a reset of its counter.").arg(number);
    if (audit::tellsOf(row, store::LedgerEvent::TakenOver))
        return Texts::tr("The counter was raised to %1 by the import of an old register.").arg(number);
    if (audit::tellsOf(row, store::LedgerEvent::Bound))
        return Texts::tr("%1 was assigned to document %2.").arg(number).arg(row.documentId.value_or(0));
    if (audit::tellsOf(row, store::LedgerEvent::Unused))
        return Texts::tr("%1 was marked as unused; it stays taken.").arg(number);
    return Texts::tr("%1 was issued.").arg(number);
}

QString chainText(const NumberStory::Event &event)
{
    if (event.place == 0)
        return Texts::tr("older than the chain");
    const QString place =
        Texts::tr("place %1, hash %2").arg(QString::number(event.place), hexOf(event.row.rowHash));
    return event.isWhole ? place : Texts::tr("%1: this row was changed").arg(place);
}

/// A service that a person has asked is named beside the person.
QString accountText(const NumberStory::Event &event)
{
    const StoredLedgerRow &row = event.row;
    const QString user = event.login.isEmpty() ? QString::number(row.userId) : event.login;
    if (!row.drawnBy || *row.drawnBy == row.userId)
        return user;
    const QString service = event.drawnBy.isEmpty() ? QString::number(*row.drawnBy) : event.drawnBy;
    return Texts::tr("Allocated by %1 for %2").arg(service, user);
}

QString takenOverText(const store::TakenOverStory &story)
{
    return Texts::tr("%1 was imported from the register %2, line %3, by request %4: %5")
        .arg(story.number, story.facts.fileName, QString::number(story.line),
             QString::number(story.requestId), story.reason);
}

QJsonObject toJson(const store::TakenOverStory &story, const store::ReferenceData &data)
{
    return {{u"request"_s, story.requestId},
            {u"type"_s, codeOf(data, CodeKind::Type, story.typeId)},
            {u"file"_s, story.facts.fileName},
            {u"line"_s, story.line},
            {u"sequence"_s, story.sequence},
            {u"number"_s, story.number},
            {u"document"_s, numberOrNull(story.documentId)},
            {u"importedAt"_s, ctl::toJson(story.takenOverAt)},
            {u"reason"_s, story.reason}};
}

Result<NumberStory> wholeStory(const CodedStore &coded, const Stories &stories, const QString &number,
                               int project)
{
    NumberStory story{stories.value(project), number, project};
    auto passed = audit::rowsThatPassedOver(coded.connection(), project, number);
    if (!passed)
        return storeError(passed.error());
    story.passedOverBy = *std::move(passed);
    return story;
}

bool isTold(const QList<NumberStory> &stories, const store::DocumentNumber &wanted)
{
    return std::ranges::any_of(stories, [&](const NumberStory &story) {
        return story.projectId == wanted.projectId &&
               std::ranges::any_of(story.events, [&](const NumberStory::Event &event) {
                   return event.row.number == wanted.number;
               });
    });
}

/// A number and its revisions are one story.
Result<QList<NumberStory>> readStoriesOf(const CodedStore &coded, const Arguments &arguments,
                                         qint64 documentId)
{
    const Result<Selection> selection = readSelection(arguments, coded.data);
    if (!selection)
        return tl::make_unexpected(selection.error());
    const auto numbers = store::numbersOfDocument(coded.connection(), documentId, mostNumbersOfDocument);
    if (!numbers)
        return storeError(numbers.error());
    QList<NumberStory> told;
    for (const store::DocumentNumber &wanted : *numbers) {
        const bool isWished = !selection->project || selection->project->id == wanted.projectId;
        if (!isWished || isTold(told, wanted))
            continue;
        const auto stories = audit::numberStories(coded.connection(), wanted.number);
        if (!stories)
            return storeError(stories.error());
        const Result<NumberStory> story = wholeStory(coded, *stories, wanted.number, wanted.projectId);
        if (!story)
            return tl::make_unexpected(story.error());
        told.append(*story);
    }
    return told;
}

} // namespace

Result<NumberStory> readStory(const CodedStore &coded, const Arguments &arguments)
{
    const QString number = arguments.positional();
    const auto stories = audit::numberStories(coded.connection(), number);
    if (!stories)
        return storeError(stories.error());
    const Result<int> project = chooseProject(coded, arguments, *stories);
    if (!project)
        return tl::make_unexpected(project.error());
    const Result<NumberStory> story = wholeStory(coded, *stories, number, *project);
    if (story && story->isEmpty())
        return unknownNumber(coded, number, *project,
                             Texts::tr("The ledger has no number %1 in the project %2.")
                                 .arg(number, arguments.text("project"_L1)));
    return story;
}

Result<Report> documentReport(const CodedStore &coded, const Arguments &arguments, qint64 documentId)
{
    const Result<QList<NumberStory>> stories = readStoriesOf(coded, arguments, documentId);
    if (!stories)
        return tl::make_unexpected(stories.error());
    if (stories->isEmpty())
        return refusal(u"UNKNOWN_NUMBER"_s, Texts::tr("Document %1 has no number.").arg(documentId));
    QStringList texts;
    QJsonArray array;
    for (const NumberStory &story : *stories) {
        const Report report = storyReport(story, coded.data);
        texts.append(report.text);
        array.append(report.json);
    }
    return Report{.text = texts.join("\n\n"_L1),
                  .json = {{u"document"_s, documentId}, {u"numbers"_s, array}}};
}

QJsonObject eventJson(const audit::NumberStory::Event &event, const store::ReferenceData &data)
{
    const StoredLedgerRow &row = event.row;
    return {
        {u"id"_s, row.id},
        {u"event"_s, row.event},
        {u"number"_s, row.number},
        {u"sequence"_s, row.sequence},
        {u"resetEpoch"_s, row.resetEpoch},
        {u"revision"_s, textOrNull(row.revision)},
        {u"inForce"_s, event.isInForce},
        {u"createdAt"_s, ctl::toJson(store::instantOf(row.createdAt))},
        {u"person"_s, textOrNull(event.login)},
        {u"personId"_s, row.userId},
        {u"service"_s, textOrNull(event.drawnBy)},
        {u"serviceId"_s, numberOrNull(row.drawnBy)},
        {u"address"_s, textOrNull(row.ipAddress)},
        {u"userAgent"_s, textOrNull(row.userAgent)},
        {u"requestId"_s, row.requestId},
        {u"document"_s, numberOrNull(row.documentId)},
        {u"template"_s, row.templateText},
        {u"templateVersion"_s, row.templateVersion},
        {u"type"_s, textOrNull(typeOf(row, data))},
        {u"counter"_s, counterJson(row.counterId, keyOf(row), data)},
        {u"counterKey"_s, counterKeyOf(row)},
        {u"retryCount"_s, row.retryCount},
        {u"lockWaitMs"_s, row.lockWaitMs},
        {u"totalDurationMs"_s, row.totalDurationMs},
        {u"fallbackUsed"_s, row.fallback},
        {u"skipped"_s, QJsonArray::fromStringList(audit::passedOverIn(row))},
        {u"reason"_s, textOrNull(audit::reasonIn(row))},
        {u"voidRequest"_s, idOrNull(audit::voidRequestIn(row))},
        {u"place"_s, idOrNull(event.place)},
        {u"rowHash"_s, textOrNull(hexOf(row.rowHash))},
        {u"hashState"_s, hashState(event)},
    };
}

QString eventText(const audit::NumberStory::Event &event, const store::ReferenceData &data)
{
    const StoredLedgerRow &row = event.row;
    QList<QStringList> rows{
        {Texts::tr("Time"), timeCell(store::instantOf(row.createdAt))},
        {Texts::tr("Account"), accountText(event)},
        {Texts::tr("Address"), row.ipAddress},
        {Texts::tr("Program"), row.userAgent},
        {Texts::tr("Request"), row.requestId},
        {Texts::tr("Document"), row.documentId ? QString::number(*row.documentId) : QString()},
        {Texts::tr("Type"), typeOf(row, data)},
        {Texts::tr("Counter"),
         u"%1 (%2)"_s.arg(QString::number(row.counterId), counterText(keyOf(row), data))},
        {Texts::tr("Sequence number"), QString::number(row.sequence)},
        {Texts::tr("Template"),
         Texts::tr("%1 (version %2)").arg(row.templateText, QString::number(row.templateVersion))},
        {Texts::tr("Skipped"), audit::passedOverIn(row).join(", "_L1)},
        {Texts::tr("Reason"), inOneLine(audit::reasonIn(row))},
        {Texts::tr("In force"), event.isInForce ? Texts::tr("yes") : Texts::tr("no")},
        {Texts::tr("Ledger row"), QString::number(row.id)},
        {Texts::tr("Chain"), chainText(event)},
    };
    rows.removeIf([](const QStringList &cells) { return cells.last().isEmpty(); });
    return headline(event) + u'\n' + alignedRows(rows);
}

Report storyReport(const NumberStory &story, const store::ReferenceData &data)
{
    QStringList blocks;
    QJsonArray events;
    for (const NumberStory::Event &event : story.events) {
        blocks.append(eventText(event, data));
        events.append(eventJson(event, data));
    }
    QJsonArray passedOverBy;
    for (const StoredLedgerRow &row : story.passedOverBy) {
        blocks.append(
            Texts::tr("%1 skipped it on %2, because it was taken (ledger row %3).")
                .arg(row.number, timeCell(store::instantOf(row.createdAt)), QString::number(row.id)));
        passedOverBy.append(QJsonObject{{u"id"_s, row.id},
                                        {u"number"_s, row.number},
                                        {u"createdAt"_s, ctl::toJson(store::instantOf(row.createdAt))}});
    }
    QJsonArray takenOver;
    for (const store::TakenOverStory &taken : story.takenOver) {
        blocks.append(takenOverText(taken));
        takenOver.append(toJson(taken, data));
    }
    return {.text = blocks.join("\n\n"_L1),
            .json = {{u"number"_s, story.number},
                     {u"imported"_s, takenOver},
                     {u"project"_s, codeOf(data, CodeKind::Project, story.projectId)},
                     {u"events"_s, events},
                     {u"skippedBy"_s, passedOverBy}}};
}

} // namespace lekthi::ctl
