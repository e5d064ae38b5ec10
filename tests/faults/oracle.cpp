#include "tests/faults/oracle.h"

#include "core/allocation/request/request_ids.h"
#include "tests/faults/ledger_checks.h"
#include "tests/store/raw_session.h"

#include <QLocale>

#include <algorithm>

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype shownFindings = 20;

QString textOf(const QUuid &id)
{
    return id.toString(QUuid::WithoutBraces);
}

} // namespace

struct Oracle::Row
{
    qint64 counter = 0;
    qint64 sequence = 0;
    int skipped = 0; ///< numbers that were passed over just before it
    int year = 0;
    QString number;
};

void Oracle::asked(const allocation::Request &request)
{
    const std::lock_guard lock(m_mutex);
    m_asked.insert(request.requestId, {allocation::requestIdsOf(request), request.documentDate.year(), {}});
}

void Oracle::acknowledged(const allocation::Request &request, const QList<allocation::Allocation> &numbers)
{
    const std::lock_guard lock(m_mutex);
    Asked &asked = m_asked[request.requestId];
    QList<Issued> issued;
    QList<QUuid> ids;
    for (const allocation::Allocation &allocation : numbers) {
        issued << Issued{allocation.number, allocation.sequence};
        ids << allocation.requestId;
        const auto [holder, isNew] = m_holders.try_emplace(
            {allocation.key.projectId, allocation.key.correspondenceTypeId, allocation.number},
            request.requestId);
        if (!isNew && holder->second != request.requestId)
            m_findings << u"%1 was acknowledged to %2 and to %3"_s.arg(
                allocation.number, textOf(holder->second), textOf(request.requestId));
    }
    if (ids != asked.ids)
        m_findings << u"%1 was acknowledged with other ids or another count"_s.arg(textOf(request.requestId));
    if (asked.numbers.isEmpty())
        m_acknowledged += issued.size();
    else if (asked.numbers != issued)
        m_findings << u"%1 was acknowledged with different numbers"_s.arg(textOf(request.requestId));
    asked.numbers = issued;
}

void Oracle::refused(const allocation::Request &request, const QString &why)
{
    const std::lock_guard lock(m_mutex);
    m_findings << u"%1 failed for good: %2"_s.arg(textOf(request.requestId), why);
}

qint64 Oracle::acknowledgedNumbers() const
{
    const std::lock_guard lock(m_mutex);
    return m_acknowledged;
}

qsizetype Oracle::unansweredRequests() const
{
    const std::lock_guard lock(m_mutex);
    return std::ranges::count_if(m_asked, [](const Asked &asked) { return asked.numbers.isEmpty(); });
}

QStringList Oracle::findings(const store::Address &address) const
{
    const Rows rows = readLedger(address);
    const std::lock_guard lock(m_mutex);
    return m_findings + checkAcknowledged(rows) + checkRequests(rows) + checkLedger(address);
}

QString Oracle::verdict(const QStringList &found) const
{
    const QString acknowledged =
        u"acknowledged %1; oracle: "_s.arg(QLocale(QLocale::English).toString(acknowledgedNumbers()));
    if (found.isEmpty())
        return acknowledged + "ok"_L1;
    return acknowledged + u"%1 findings\n  "_s.arg(found.size()) +
           found.mid(0, shownFindings).join("\n  "_L1);
}

Oracle::Rows Oracle::readLedger(const store::Address &address)
{
    constexpr int parts = 6;
    const QStringList lines = RawSession(address).column(
        u"SELECT CONCAT_WS('\\t', audit.request_id, audit.counter_id, audit.sequence_number, "
        "COALESCE(JSON_LENGTH(audit.skipped), 0), counters.current_year, audit.generated_number) "
        "FROM document_number_audit AS audit JOIN document_number_counters AS counters "
        "ON counters.id = audit.counter_id WHERE audit.event = 'ISSUED'"_s);
    Rows rows;
    for (const QString &line : lines) {
        const QStringList values = line.split(u'\t');
        if (values.size() != parts)
            qFatal("not a row of the ledger: %s", qUtf8Printable(line));
        rows.insert(QUuid::fromString(values[0]), {values[1].toLongLong(), values[2].toLongLong(),
                                                   values[3].toInt(), values[4].toInt(), values[5]});
    }
    return rows;
}

QStringList Oracle::checkAcknowledged(const Rows &rows) const
{
    QStringList found;
    for (auto asked = m_asked.begin(); asked != m_asked.end(); ++asked) {
        const qsizetype known = std::min(asked->ids.size(), asked->numbers.size());
        for (qsizetype i = 0; i < known; ++i) {
            const auto row = rows.constFind(asked->ids[i]);
            const QString &number = asked->numbers[i].number;
            if (row == rows.constEnd())
                found << u"%1, acknowledged to %2, is not in the ledger"_s.arg(number, textOf(asked.key()));
            else if (row->number != number || row->sequence != asked->numbers[i].sequence)
                found << u"%1, acknowledged to %2, is %3 in the ledger"_s.arg(number, textOf(asked.key()),
                                                                              row->number);
        }
    }
    return found;
}

QStringList Oracle::checkRequests(const Rows &rows) const
{
    QStringList found;
    QSet<QUuid> expected;
    for (auto asked = m_asked.begin(); asked != m_asked.end(); ++asked) {
        expected.unite(QSet(asked->ids.begin(), asked->ids.end()));
        if (const QString wrong = checkRequest(asked.key(), *asked, rows); !wrong.isEmpty())
            found << wrong;
    }
    for (auto row = rows.begin(); row != rows.end(); ++row) {
        if (!expected.contains(row.key()))
            found << u"%1 is in the ledger for %2, which nobody asked for"_s.arg(row->number,
                                                                                 textOf(row.key()));
    }
    return found;
}

QString Oracle::checkRequest(const QUuid &requestId, const Asked &request, const Rows &rows) const
{
    QList<Row> own;
    for (const QUuid &id : request.ids) {
        if (const auto row = rows.constFind(id); row != rows.constEnd())
            own << *row;
    }
    if (own.isEmpty())
        return {};
    const QString id = textOf(requestId);
    if (own.size() != request.ids.size())
        return u"%1 has %2 of %3 numbers in the ledger"_s.arg(id).arg(own.size()).arg(request.ids.size());
    for (qsizetype i = 0; i < own.size(); ++i) {
        if (request.year != 0 && own[i].year != request.year)
            return u"%1 has %2 of the year %3 for a document of %4"_s.arg(id, own[i].number)
                .arg(own[i].year)
                .arg(request.year);
        if (i > 0 &&
            (own[i].counter != own[0].counter || own[i].sequence != own[i - 1].sequence + 1 + own[i].skipped))
            return u"%1 has numbers that do not follow each other"_s.arg(id);
    }
    return {};
}

} // namespace lekthi::test
