#include "models/ledger/number_story_text.h"

#include "core/store/ledger/ledger_row.h"
#include "core/store/session/json_text.h"
#include "models/session/session.h"
#include "models/time_text.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QTimeZone>

#include <algorithm>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using store::LedgerEvent;
using store::StoredLedgerRow;

namespace {

struct StoryText
{
    Q_DECLARE_TR_FUNCTIONS(lekthi)
};

QString timeOf(const StoredLedgerRow &row, const StoryTelling &telling)
{
    QDateTime instant = QDateTime::fromString(row.createdAt.left(19), u"yyyy-MM-dd HH:mm:ss"_s);
    instant.setTimeZone(QTimeZone::utc());
    return timeText(instant, telling.calendar);
}

QString whereOf(int projectId, const StoredLedgerRow &row, const StoryTelling &telling)
{
    const QJsonObject key = store::jsonObject(row.counterKey);
    const store::Project *project = telling.reference.project(projectId);
    const store::CodedItem *type =
        store::itemById(telling.reference.types, key[u"correspondenceTypeId"].toInt());
    QStringList parts;
    if (project)
        parts += project->code;
    if (type)
        parts += type->code;
    return parts.join(u" · "_s);
}

QString headlineOf(const audit::NumberStory::Event &event)
{
    const StoredLedgerRow &row = event.row;
    if (audit::tellsOf(row, LedgerEvent::Revised))
        return StoryText::tr("%1 was written for revision %2 of its document.").arg(row.number, row.revision);
    if (audit::voidRequestIn(row) != 0)
        return StoryText::tr("%1 was voided by request #%2; it stays taken.")
            .arg(row.number, QString::number(audit::voidRequestIn(row)));
    if (audit::tellsOf(row, LedgerEvent::Voided))
        return StoryText::tr("%1 was released by a reset of its counter, for new documents.").arg(row.number);
    if (audit::tellsOf(row, LedgerEvent::TakenOver))
        return StoryText::tr("The counter was raised to %1 by the import of an old register.")
            .arg(row.number);
    if (audit::tellsOf(row, LedgerEvent::Bound))
        return StoryText::tr("%1 was assigned to document %2.")
            .arg(row.number)
            .arg(row.documentId.value_or(0));
    if (audit::tellsOf(row, LedgerEvent::Unused))
        return StoryText::tr("%1 was marked as unused; it stays taken.").arg(row.number);
    return event.isInForce ? StoryText::tr("%1 was issued and is in force.").arg(row.number)
                           : StoryText::tr("%1 was issued. It is not in force any more.").arg(row.number);
}

QString chainOf(const audit::NumberStory::Event &event)
{
    if (event.place == 0)
        return StoryText::tr("Older than the chain; not protected by it");
    return event.isWhole ? StoryText::tr("Record %1, unaltered").arg(event.place)
                         : StoryText::tr("Record %1, altered afterwards").arg(event.place);
}

QString nameOf(const QString &login, int account, const StoryTelling &telling)
{
    return login.isEmpty() ? QString::number(account) : telling.nameOf(login);
}

QString whoOf(const audit::NumberStory::Event &event, const StoryTelling &telling)
{
    const StoredLedgerRow &row = event.row;
    const QString person = nameOf(event.login, row.userId, telling);
    if (!row.drawnBy || *row.drawnBy == row.userId)
        return person;
    return StoryText::tr("Allocated by %1 for %2").arg(nameOf(event.drawnBy, *row.drawnBy, telling), person);
}

StoryBlock blockOf(int projectId, const audit::NumberStory::Event &event, const StoryTelling &telling)
{
    const StoredLedgerRow &row = event.row;
    StoryBlock block{.headline = headlineOf(event)};
    if (event.place > 0 && !event.isWhole)
        block.tone = StoryBlock::Tone::Warning;
    else if (event.isInForce)
        block.tone = StoryBlock::Tone::Good;
    block.facts = {
        {StoryText::tr("Time"), timeOf(row, telling)},
        {StoryText::tr("By"),
         row.userAgent.isEmpty()
             ? whoOf(event, telling)
             : StoryText::tr("%1 with %2", "person, program").arg(whoOf(event, telling), row.userAgent)},
        {StoryText::tr("Counter"), StoryText::tr("%1, sequence number %2")
                                       .arg(whereOf(projectId, row, telling), QString::number(row.sequence))},
        {StoryText::tr("Document"), row.documentId ? QString::number(*row.documentId) : QString()},
        {StoryText::tr("Template"),
         StoryText::tr("%1 (version %2)").arg(row.templateText, QString::number(row.templateVersion))},
        {StoryText::tr("Skipped before it"), audit::passedOverIn(row).join(u", "_s)},
        {StoryText::tr("Reason"), audit::reasonIn(row)},
        {StoryText::tr("Ledger"),
         StoryText::tr("Row %1. %2", "number; a sentence about the chain").arg(row.id).arg(chainOf(event))},
    };
    block.facts.removeIf([](const std::pair<QString, QString> &fact) { return fact.second.isEmpty(); });
    return block;
}

bool isVoidable(const audit::NumberStory::Event &event, const audit::NumberStory &story)
{
    const StoredLedgerRow &row = event.row;
    const bool isIssued = event.isInForce && audit::tellsOf(row, LedgerEvent::Issued);
    return isIssued && std::ranges::none_of(story.events, [&row](const audit::NumberStory::Event &other) {
               return other.row.documentId && other.row.counterId == row.counterId &&
                      other.row.resetEpoch == row.resetEpoch && other.row.sequence == row.sequence;
           });
}

StoryBlock blockOf(const store::TakenOverStory &taken, const StoryTelling &telling)
{
    const store::Project *project = telling.reference.project(taken.projectId);
    const store::CodedItem *type = store::itemById(telling.reference.types, taken.typeId);
    return {.tone = StoryBlock::Tone::Good,
            .headline = StoryText::tr("%1 was imported from an old register.").arg(taken.number),
            .facts = {
                {StoryText::tr("Time"), timeText(taken.takenOverAt, telling.calendar)},
                {StoryText::tr("Register"), StoryText::tr("%1, line %2", "file, line")
                                                .arg(taken.facts.fileName, QString::number(taken.line))},
                {StoryText::tr("Counter"),
                 StoryText::tr("%1, sequence number %2")
                     .arg((project ? project->code : QString()) + u" · "_s + (type ? type->code : QString()),
                          QString::number(taken.sequence))},
                {StoryText::tr("Request"), u"#%1"_s.arg(taken.requestId)},
                {StoryText::tr("Reason"), taken.reason}}};
}

} // namespace

QString drawerText(const QList<store::Person> &people, int drawnBy, int drawnFor)
{
    const auto nameOfId = [&people](int account) {
        const auto found = std::ranges::find(people, account, &store::Person::id);
        return found == people.cend() ? QString::number(account) : displayName(*found);
    };
    return drawnBy == drawnFor
               ? nameOfId(drawnFor)
               : StoryText::tr("%1 for %2", "service, person").arg(nameOfId(drawnBy), nameOfId(drawnFor));
}

QList<StoryBlock> storyBlocks(int projectId, const audit::NumberStory &story, const StoryTelling &telling)
{
    QList<StoryBlock> blocks;
    for (const store::TakenOverStory &taken : story.takenOver)
        blocks += blockOf(taken, telling);
    for (const audit::NumberStory::Event &event : story.events) {
        blocks += blockOf(projectId, event, telling);
        if (isVoidable(event, story))
            blocks.last().voidable = event.row;
    }
    for (const StoredLedgerRow &row : story.passedOverBy)
        blocks += {.tone = StoryBlock::Tone::Warning,
                   .headline = StoryText::tr("%1 skipped it, because it was already taken.").arg(row.number),
                   .facts = {{StoryText::tr("Time"), timeOf(row, telling)},
                             {StoryText::tr("Counter"),
                              StoryText::tr("%1, sequence number %2")
                                  .arg(whereOf(projectId, row, telling), QString::number(row.sequence))},
                             {StoryText::tr("Ledger"), StoryText::tr("Row %1").arg(row.id)}}};
    return blocks;
}

} // namespace lekthi::models
