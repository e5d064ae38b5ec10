#include "models/ledger/ledger_text.h"

#include "core/store/ledger/ledger_row.h"
#include "models/period_text.h"
#include "models/requests/counter_text.h"
#include "models/session/session.h"
#include "models/time_text.h"
#include "translations/translations.h"

#include <QCoreApplication>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using store::LedgerEntry;
using store::LedgerEvent;
using store::LedgerState;

namespace {

struct LedgerText
{
    Q_DECLARE_TR_FUNCTIONS(lekthi)
};

QString milliseconds(int value)
{
    return LedgerText::tr("%1 ms").arg(value);
}

QString fallbackText(const QString &fallback)
{
    if (fallback == "DB_LOCK"_L1)
        return LedgerText::tr("Database lock");
    if (fallback == "RETRY"_L1)
        return LedgerText::tr("After a retry");
    return LedgerText::tr("None", "fallback");
}

QString sequenceText(const LedgerEntry &entry)
{
    return entry.resetEpoch == 0
               ? QString::number(entry.sequence)
               : LedgerText::tr("%1, after reset %2 of the counter", "sequence number")
                     .arg(QString::number(entry.sequence), QString::number(entry.resetEpoch));
}

} // namespace

QHash<int, store::Person> peopleById(const QList<store::Person> &people)
{
    QHash<int, store::Person> byId;
    for (const store::Person &person : people)
        byId.insert(person.id, person);
    return byId;
}

QString ledgerStateText(LedgerState state)
{
    switch (state) {
    case LedgerState::InForce:
        return LedgerText::tr("In force");
    case LedgerState::Voided:
        return LedgerText::tr("Voided");
    case LedgerState::Replaced:
        return LedgerText::tr("Replaced", "number");
    case LedgerState::Imported:
        return LedgerText::tr("Imported");
    case LedgerState::Skipped:
        return LedgerText::tr("Skipped");
    case LedgerState::Unused:
        return LedgerText::tr("Unused");
    }
    Q_UNREACHABLE();
}

QString ledgerEventText(const QString &event)
{
    if (event == store::eventName(LedgerEvent::Issued))
        return LedgerText::tr("Issued", "ledger row");
    if (event == store::eventName(LedgerEvent::Revised))
        return LedgerText::tr("Issued for a revision", "ledger row");
    if (event == store::eventName(LedgerEvent::Voided))
        return LedgerText::tr("Voided", "ledger row");
    if (event == store::eventName(LedgerEvent::TakenOver))
        return LedgerText::tr("Imported", "ledger row");
    if (event == store::eventName(LedgerEvent::Bound))
        return LedgerText::tr("Assigned to a document", "ledger row");
    if (event == store::eventName(LedgerEvent::Unused))
        return LedgerText::tr("Marked as unused", "ledger row");
    return event;
}

QString accountText(int id, const LedgerNames &names)
{
    const auto person = names.people.constFind(id);
    return person == names.people.constEnd() ? QString::number(id) : displayName(*person);
}

QString ledgerCounterText(const LedgerEntry &entry, const LedgerNames &names)
{
    return counterText(entry.key, names.reference,
                       periodText(entry.key.period, currentLanguage(), names.calendar));
}

QString ledgerTimeText(const LedgerEntry &entry, const LedgerNames &names)
{
    return timeText(entry.createdAt, names.calendar);
}

LedgerFacts ledgerFacts(const LedgerEntry &entry, const LedgerNames &names)
{
    const QString hash = QString::fromLatin1(entry.rowHash.toHex());
    LedgerFacts facts{
        .brief = {{LedgerText::tr("Time"), ledgerTimeText(entry, names)},
                  {LedgerText::tr("Document"), entry.documentId ? QString::number(*entry.documentId)
                                                                : LedgerText::tr("None", "document")},
                  {LedgerText::tr("Revision"), entry.revision},
                  {LedgerText::tr("Person"), accountText(entry.personId, names)},
                  {LedgerText::tr("Service"),
                   entry.serviceId ? accountText(*entry.serviceId, names) : QString()},
                  {LedgerText::tr("Address"), entry.address},
                  {LedgerText::tr("Sequence number"), sequenceText(entry)},
                  {LedgerText::tr("Retries"), QString::number(entry.retryCount)},
                  {LedgerText::tr("Fallback"), fallbackText(entry.fallback)},
                  {LedgerText::tr("Lock wait"), milliseconds(entry.lockWaitMs)},
                  {LedgerText::tr("Allocation time"), milliseconds(entry.totalDurationMs)}},
        .wide = {{LedgerText::tr("Counter"), ledgerCounterText(entry, names)},
                 {LedgerText::tr("Template"),
                  LedgerText::tr("%1 (version %2)")
                      .arg(entry.templateText, QString::number(entry.templateVersion))},
                 {LedgerText::tr("Skipped before it"), entry.skipped.join(u", "_s)},
                 {LedgerText::tr("Program"), entry.program},
                 {LedgerText::tr("Request ID"), entry.requestId},
                 {LedgerText::tr("Ledger row"), LedgerText::tr("%1, %2 (UTC)", "row of the ledger, time")
                                                    .arg(QString::number(entry.id), entry.position.time)},
                 {LedgerText::tr("Row hash"),
                  hash.isEmpty() ? LedgerText::tr("None: older than the chain") : hash}}};
    for (LedgerFacts::Facts *list : {&facts.brief, &facts.wide})
        list->removeIf([](const std::pair<QString, QString> &fact) { return fact.second.isEmpty(); });
    return facts;
}

QString ledgerReasonText(const LedgerEntry &entry)
{
    if (entry.state == LedgerState::Skipped)
        return LedgerText::tr("It was already taken; %1 was issued instead.").arg(entry.reason);
    if (!entry.reason.isEmpty())
        return LedgerText::tr("Reason: %1").arg(entry.reason);
    if (entry.state == LedgerState::Voided)
        return LedgerText::tr("Released by a reset of its counter, for new documents.");
    if (entry.state == LedgerState::Replaced)
        return LedgerText::tr("A newer revision of its document has another number.");
    return {};
}

} // namespace lekthi::models
