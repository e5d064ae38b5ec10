#include "models/search/answer_text.h"

#include "core/numbering/template.h"
#include "models/ledger/ledger_text.h"
#include "models/pools/id_check.h"
#include "models/session/session.h"

#include <QCoreApplication>

#include <algorithm>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using audit::AnswerKind;
using audit::AnswerReason;
using audit::SearchAnswer;

namespace {

using Tone = AnswerText::Tone;

struct AnswerTexts
{
    Q_DECLARE_TR_FUNCTIONS(lekthi)
};

QString stateOf(const SearchAnswer &answer)
{
    switch (answer.kind) {
    case AnswerKind::Issued:
    case AnswerKind::Replaced:
    case AnswerKind::Voided:
    case AnswerKind::Unused:
    case AnswerKind::Skipped:
        return ledgerStateText(answer.entry->state);
    case AnswerKind::Imported:
        return ledgerStateText(store::LedgerState::Imported);
    case AnswerKind::NotYetDrawn:
        return AnswerTexts::tr("Not yet allocated");
    case AnswerKind::OtherPeriod:
        return AnswerTexts::tr("Another period");
    case AnswerKind::Missing:
        return AnswerTexts::tr("Missing");
    case AnswerKind::NoTemplate:
        return AnswerTexts::tr("No template fits");
    case AnswerKind::Error:
        return AnswerTexts::tr("Error");
    case AnswerKind::Request:
        return AnswerTexts::tr("Request");
    case AnswerKind::Code:
        return AnswerTexts::tr("Code");
    case AnswerKind::TooLong:
        return AnswerTexts::tr("Too long");
    case AnswerKind::IdIssued:
        return AnswerTexts::tr("Issued", "an ID of an ID pool");
    case AnswerKind::IdNeverIssued:
        return AnswerTexts::tr("Never issued", "an ID of an ID pool");
    case AnswerKind::IdMistyped:
        return AnswerTexts::tr("Wrong check digit");
    }
    Q_UNREACHABLE();
}

Tone toneOf(const SearchAnswer &answer)
{
    switch (answer.kind) {
    case AnswerKind::Issued:
    case AnswerKind::Imported:
    case AnswerKind::IdIssued:
        return Tone::Good;
    case AnswerKind::Missing:
        return answer.gap && answer.gap->reason == audit::GapReason::Unexplained ? Tone::Error
                                                                                 : Tone::Warning;
    case AnswerKind::Voided:
    case AnswerKind::Unused:
    case AnswerKind::Skipped:
    case AnswerKind::NoTemplate:
    case AnswerKind::TooLong:
    case AnswerKind::IdMistyped:
        return Tone::Warning;
    case AnswerKind::Error:
        return Tone::Error;
    default:
        return Tone::Plain;
    }
}

/// As digits of the number's own width: "0117".
QString sequenceText(qint64 sequence, const SearchAnswer &answer)
{
    const auto parsed = numbering::Template::parse(answer.reading->by.text);
    const int digits = parsed ? parsed->formatFor(sequence).digits : 0;
    return QString::number(sequence).rightJustified(digits, u'0');
}

QString entryText(const SearchAnswer &answer, const AnswerTelling &telling)
{
    const store::LedgerEntry &entry = *answer.entry;
    const QString counter = telling.counter(entry.key);
    const QString time = telling.time(entry.createdAt);
    if (answer.kind == AnswerKind::Skipped)
        return AnswerTexts::tr("Skipped because it was taken; %1 was issued instead on %2. %3",
                               "a number, a time, a counter")
            .arg(entry.reason, time, counter);
    if (answer.kind == AnswerKind::Imported)
        return AnswerTexts::tr("The last number of an old register, imported on %1. %2", "a time, a counter")
            .arg(time, counter);
    QString issued = entry.documentId
                         ? AnswerTexts::tr("Issued on %1 for document %2. %3", "a time, an ID, a counter")
                               .arg(time, QString::number(*entry.documentId), counter)
                         : AnswerTexts::tr("Issued on %1. %2", "a time, a counter").arg(time, counter);
    const QString reason = ledgerReasonText(entry);
    return reason.isEmpty() ? issued : reason + u' ' + issued;
}

QString notYetText(const SearchAnswer &answer, const AnswerTelling &telling)
{
    const QString counter = telling.counter(answer.reading->number.key);
    if (!answer.counter)
        return AnswerTexts::tr("No number of this counter has been allocated yet: %1.").arg(counter);
    return AnswerTexts::tr("The counter stands at %1; this number comes %n number(s) later. %2",
                           "a sequence number, a counter", int(std::min<qint64>(answer.ahead(), INT_MAX)))
        .arg(sequenceText(answer.counter->lastNumber, answer), counter);
}

QString otherPeriodText(const SearchAnswer &answer, const AnswerTelling &telling)
{
    const QString counter = telling.counter(answer.reading->number.key);
    if (!answer.counter)
        return AnswerTexts::tr(
                   "It would belong to the counter of another period, which has given no number: %1.")
            .arg(counter);
    return AnswerTexts::tr("It would belong to the counter of another period, which stands at %1: %2.",
                           "a sequence number, a counter")
        .arg(sequenceText(answer.counter->lastNumber, answer), counter);
}

QString missingText(const SearchAnswer &answer, const AnswerTelling &telling)
{
    const QString counter = telling.counter(answer.reading->number.key);
    if (answer.gap)
        return gapReasonText(*answer.gap, telling.time) + u' ' + counter;
    return AnswerTexts::tr("The counter has passed it and stands at %1. %2", "a sequence number, a counter")
        .arg(sequenceText(answer.counter->lastNumber, answer), counter);
}

QString misfitText(const SearchAnswer &answer, const AnswerTelling &telling)
{
    const audit::ReadingTemplate &by = answer.misfit->by;
    const store::CodedItem *type = by.typeId ? store::itemById(telling.reference.types, *by.typeId) : nullptr;
    const QString where = store::codeOf(telling.reference, store::CodeKind::Project, by.projectId) +
                          (type ? u" · "_s + type->code : QString());
    return AnswerTexts::tr("%1 Nearest template: %2 (version %3), %4.",
                           "a sentence, a template, its version, project and type")
        .arg(numbering::describe(answer.misfit->failure, answer.misfit->text), by.text,
             QString::number(by.version), where);
}

QString codeText(const SearchAnswer &answer)
{
    switch (answer.codeKind) {
    case store::CodeKind::Project:
        return AnswerTexts::tr("Project: %1").arg(itemName(answer.code));
    case store::CodeKind::Organization:
        return AnswerTexts::tr("Organization: %1").arg(itemName(answer.code));
    case store::CodeKind::Discipline:
        return AnswerTexts::tr("Discipline: %1").arg(itemName(answer.code));
    case store::CodeKind::Type:
        return AnswerTexts::tr("Document type: %1").arg(itemName(answer.code));
    case store::CodeKind::SubType:
    case store::CodeKind::RfaType:
        return AnswerTexts::tr("RFA type: %1").arg(itemName(answer.code));
    }
    Q_UNREACHABLE();
}

/// As the page of the pool says it after a check.
QString idText(const audit::FoundId &id, const AnswerTelling &telling)
{
    const QList<store::Person> people = id.holder ? QList{*id.holder} : QList<store::Person>();
    const QString holder = id.check.issued ? holderName(id.check.issued->login, people) : QString();
    const QString pool = id.check.issued
                             ? AnswerTexts::tr("ID of the pool %1.").arg(id.pool)
                             : AnswerTexts::tr("This looks like an ID of the pool %1.").arg(id.pool);
    return pool + u' ' + sentencesOf(id.check, id.rules, holder, telling.time).join(u' ');
}

QString factText(const SearchAnswer &answer, const AnswerTelling &telling)
{
    switch (answer.kind) {
    case AnswerKind::Issued:
    case AnswerKind::Replaced:
    case AnswerKind::Voided:
    case AnswerKind::Unused:
    case AnswerKind::Skipped:
        return entryText(answer, telling);
    case AnswerKind::Imported:
        return answer.imported
                   ? AnswerTexts::tr("Imported from the register %1, line %2, on %3.",
                                     "a file, a line, a time")
                         .arg(answer.imported->facts.fileName, QString::number(answer.imported->line),
                              telling.time(answer.imported->takenOverAt))
                   : entryText(answer, telling);
    case AnswerKind::NotYetDrawn:
        return notYetText(answer, telling);
    case AnswerKind::OtherPeriod:
        return otherPeriodText(answer, telling);
    case AnswerKind::Missing:
        return missingText(answer, telling);
    case AnswerKind::NoTemplate:
        return misfitText(answer, telling);
    case AnswerKind::Error:
        return AnswerTexts::tr("%1 on %2: %3", "a kind of error, a time, a message")
            .arg(answer.error->type, telling.time(answer.error->createdAt), answer.error->message);
    case AnswerKind::Request:
        return AnswerTexts::tr("A request that several people decide on.");
    case AnswerKind::Code:
        return codeText(answer);
    case AnswerKind::TooLong:
        return AnswerTexts::tr("A document number has at most %1 characters.")
            .arg(numbering::maximumNumberLength);
    case AnswerKind::IdIssued:
    case AnswerKind::IdNeverIssued:
    case AnswerKind::IdMistyped:
        return idText(*answer.id, telling);
    }
    Q_UNREACHABLE();
}

/// Why something else than the text itself is told of.
QString leadIn(AnswerReason reason)
{
    switch (reason) {
    case AnswerReason::Similar:
        return AnswerTexts::tr("Similar number.");
    case AnswerReason::SameSequence:
        return AnswerTexts::tr("This sequence number was issued under another text.");
    case AnswerReason::Document:
        return AnswerTexts::tr("Number of this document.");
    case AnswerReason::RequestId:
        return AnswerTexts::tr("Allocated by this request.");
    case AnswerReason::Found:
    case AnswerReason::Beginning:
        break;
    }
    return {};
}

} // namespace

AnswerText answerText(const SearchAnswer &answer, const AnswerTelling &telling)
{
    const QString lead = leadIn(answer.reason);
    const QString fact = factText(answer, telling);
    return {.title = answer.number,
            .state = stateOf(answer),
            .sentence = lead.isEmpty() ? fact : lead + u' ' + fact,
            .tone = toneOf(answer)};
}

} // namespace lekthi::models
