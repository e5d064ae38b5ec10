#include "app/ctl/print/ledger_text.h"

#include "app/ctl/print/json_values.h"
#include "app/ctl/print/table.h"
#include "app/ctl/print/template_json.h"
#include "app/ctl/print/texts.h"
#include "app/ctl/print/time_text.h"
#include "models/ledger/ledger_text.h"

#include <QJsonArray>
#include <QLocale>

namespace lekthi::ctl {

using namespace Qt::StringLiterals;
using store::LedgerEntry;
using store::LedgerState;

namespace {

QString accountCell(int id, const LedgerNames &names)
{
    return names.logins.value(id, QString::number(id));
}

QString stateCell(const LedgerEntry &entry)
{
    const QString state = models::ledgerStateText(entry.state);
    if (entry.reason.isEmpty())
        return state;
    if (entry.state == LedgerState::Skipped)
        return Texts::tr("%1: taken, %2 was issued instead").arg(state, entry.reason);
    return u"%1: %2"_s.arg(state, entry.reason);
}

QStringList cells(const LedgerEntry &entry, const LedgerNames &names)
{
    return {QString::number(entry.id),
            timeCell(entry.createdAt),
            entry.number,
            stateCell(entry),
            entry.documentId ? QString::number(*entry.documentId) : QString(),
            accountCell(entry.personId, names),
            entry.serviceId ? accountCell(*entry.serviceId, names) : QString(),
            entry.retryCount == 0 ? QString() : QString::number(entry.retryCount),
            QString::number(entry.lockWaitMs),
            QString::number(entry.totalDurationMs)};
}

} // namespace

QString countText(const store::LedgerCount &count)
{
    const QLocale numbers(QLocale::English);
    return count.isMore ? Texts::tr("More than %1 numbers.").arg(numbers.toString(count.rows))
                        : Texts::tr("Numbers: %1").arg(numbers.toString(count.rows));
}

QJsonObject ledgerEntryJson(const LedgerEntry &entry, const LedgerNames &names)
{
    return {
        {u"id"_s, entry.id},
        {u"number"_s, entry.number},
        {u"state"_s, store::stateName(entry.state)},
        {u"reason"_s, textOrNull(entry.reason)},
        {u"sequence"_s, entry.sequence},
        {u"document"_s, numberOrNull(entry.documentId)},
        {u"person"_s, textOrNull(names.logins.value(entry.personId))},
        {u"service"_s, entry.serviceId ? textOrNull(names.logins.value(*entry.serviceId)) : QJsonValue()},
        {u"address"_s, textOrNull(entry.address)},
        {u"template"_s, entry.templateText},
        {u"templateVersion"_s, entry.templateVersion},
        {u"counterKey"_s, counterJson(entry.counterId, entry.key, names.data)},
        {u"createdAt"_s, toJson(entry.createdAt)},
        {u"retryCount"_s, entry.retryCount},
        {u"lockWaitMs"_s, entry.lockWaitMs},
        {u"totalDurationMs"_s, entry.totalDurationMs},
        {u"fallbackUsed"_s, entry.fallback},
        {u"skipped"_s, QJsonArray::fromStringList(entry.skipped)},
        {u"rowHash"_s, textOrNull(QString::fromLatin1(entry.rowHash.toHex()))},
    };
}

Report ledgerReport(const store::LedgerPage &page, const LedgerNames &names)
{
    QList<QStringList> rows{{Texts::tr("Ledger row"), Texts::tr("Time"), Texts::tr("Number"),
                             Texts::tr("State"), Texts::tr("Document"), Texts::tr("For whom"),
                             Texts::tr("Allocated by"), Texts::tr("Retries"), Texts::tr("Lock wait (ms)"),
                             Texts::tr("Duration (ms)")}};
    QJsonArray array;
    for (const LedgerEntry &entry : page.entries) {
        rows.append(cells(entry, names));
        array.append(ledgerEntryJson(entry, names));
    }
    Report report{.text =
                      page.entries.isEmpty() ? Texts::tr("There are no such numbers.") : alignedRows(rows),
                  .json = {{u"rows"_s, array}, {u"next"_s, textOrNull(page.next)}}};
    if (!page.next.isEmpty())
        report.note = Texts::tr("More numbers: --after %1").arg(page.next);
    return report;
}

} // namespace lekthi::ctl
