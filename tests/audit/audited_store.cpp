#include "tests/audit/audited_store.h"
#include "tests/support/approving.h"

#include "core/store/counters/counter_gateway.h"
#include "core/store/ledger/drawing_gateway.h"
#include "core/store/ledger/ledger_gateway.h"
#include "core/store/requests/register_import_gateway.h"
#include "core/store/session/transaction.h"
#include "core/store/templates/template_gateway.h"
#include "tests/support/private_store.h"
#include "tests/support/typed_requests.h"

namespace lekthi::test {

using namespace Qt::StringLiterals;

namespace {

template <class T>
T need(store::Result<T> result)
{
    if (!result)
        qFatal("%s", qPrintable(result.error().detail));
    if constexpr (!std::is_void_v<T>)
        return std::move(*result);
}

QString letterOf(qint64 sequence)
{
    return u"คคง.-สคฉ.3-%1-2583"_s.arg(sequence, 4, 10, QLatin1Char('0'));
}

bool isOfTaken(const audit::Finding &finding)
{
    using audit::Damage;
    return finding.damage == Damage::NotTaken || finding.damage == Damage::TakenWithoutLedger ||
           finding.damage == Damage::EqualInForce;
}

constexpr QLatin1StringView tamperedTables[] = {"document_number_counters"_L1, "document_number_audit"_L1,
                                                "document_number_taken"_L1};

} // namespace

AuditedStore::AuditedStore()
    : AuditedStore(PrivateStore::instance().demoStore())
{
}

AuditedStore::AuditedStore(const store::Address &address)
    : m_key{2, 22, 10, 6, 0, 0, 0, {2040, 0}}
{
    m_connection = PrivateStore::instance().connect(address);
    m_root = std::make_unique<RawSession>(address);
    need(store::ensureCounter(*m_connection, m_key));
    m_counterId = need(store::findCounter(*m_connection, m_key))->id;
}

void AuditedStore::draw(int count, const QDateTime &at)
{
    auto transaction = need(store::Transaction::begin(*m_connection));
    const store::Counter seen = need(store::lockCounter(*m_connection, m_key));
    QList<store::LedgerRow> rows;
    for (int i = 1; i <= count; ++i) {
        store::LedgerRow row;
        row.requestId = QUuid::createUuid();
        row.counterId = seen.id;
        row.resetEpoch = seen.resetEpoch;
        row.key = m_key;
        row.sequence = seen.lastNumber + i;
        row.number = letterOf(row.sequence);
        row.templateText = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s;
        row.templateVersion = 1;
        row.userId = 5;
        row.drawnBy = 5;
        row.ipAddress = u"192.0.2.7"_s;
        row.createdAt = at;
        rows.append(row);
    }
    const store::ChainedRows chained(seen.ledger, rows, m_connection->serverNow());
    need(store::raiseCounter(*m_connection, seen, seen.lastNumber + count, chained.head()));
    need(store::appendToLedger(*m_connection, {2, 6}, chained));
    need(transaction.commit());
}

void AuditedStore::reset(qint64 newNumber, store::NumbersAbove above)
{
    const auto enter = [this](const QString &login) {
        return PrivateStore::instance().connect(PrivateStore::asPerson(m_connection->address(), login));
    };
    const int version = need(store::findCounter(*m_connection, m_key))->version;
    const auto requester = enter(u"sa.one"_s);
    need(store::requestReset(*requester,
                             {.counterId = m_counterId,
                              .seenVersion = version,
                              .newNumber = newNumber,
                              .above = above,
                              .reason = *numbering::Reason::parse(u"the numbers of another office follow"_s,
                                                                  store::minimumForRequest)}));
    const auto requests = need(test::resetRequests(*requester, m_counterId));
    need(test::approve(*enter(u"sa.two"_s), requests.first().id, {}));
}

void AuditedStore::registerImport(const QList<qint64> &sequences)
{
    const auto enter = [this](const QString &login) {
        return PrivateStore::instance().connect(PrivateStore::asPerson(m_connection->address(), login));
    };
    const store::Counter seen = *need(store::findCounter(*m_connection, m_key));
    store::RegisterImportWish wish{
        .projectId = m_key.projectId,
        .typeId = m_key.correspondenceTypeId,
        .templateVersion = need(store::templateInUse(*m_connection, 2, 6)).version,
        .facts = {.fileName = u"register.csv"_s,
                  .fileDigest = QByteArray(32, 'x'),
                  .lines = sequences.size()},
        .counters = {{.key = m_key, .seenNumber = seen.lastNumber, .seenVersion = seen.version}},
        .reason = *numbering::Reason::parse(u"the register of another office"_s, store::minimumForRequest)};
    for (const qint64 sequence : sequences)
        wish.numbers.append({0, wish.numbers.size() + 2, sequence, letterOf(sequence), {}});
    const qint64 id = need(store::requestRegisterImport(*enter(u"sa.one"_s), wish));
    const auto approver = enter(u"sa.two"_s);
    const auto content =
        need(store::registerImportContent(*approver, need(store::findRegisterImport(*approver, id))));
    need(store::approveRequest(*approver, id, content.planDigest, {}));
}

QList<qint64> AuditedStore::rows()
{
    QList<qint64> ids;
    for (const QString &id : m_root->column(
             u"SELECT id FROM document_number_audit WHERE counter_id = %1 ORDER BY id"_s.arg(m_counterId)))
        ids.append(id.toLongLong());
    return ids;
}

void AuditedStore::unlock()
{
    m_root->dropGuards();
}

void AuditedStore::tamper(const QString &sql, int place)
{
    QString text = sql;
    if (text.contains("%1"_L1))
        text.replace("%1"_L1, QString::number(rows().at(place - 1)));
    text.replace("%2"_L1, QString::number(m_counterId));
    if (!m_root->run(text))
        qFatal("%s: %s", qPrintable(text), qPrintable(m_root->lastError()));
}

void AuditedStore::keep()
{
    tamper(u"SET sql_mode = '', foreign_key_checks = 0"_s); // takes generated columns and rows of no counter
    for (const QLatin1StringView table : tamperedTables) {
        tamper(u"CREATE TABLE kept_%1 LIKE %1"_s.arg(table));
        tamper(u"INSERT INTO kept_%1 SELECT * FROM %1"_s.arg(table));
    }
}

void AuditedStore::rewind()
{
    for (const QLatin1StringView table : tamperedTables) {
        tamper(u"DELETE FROM %1"_s.arg(table));
        tamper(u"INSERT INTO %1 SELECT * FROM kept_%1"_s.arg(table));
    }
}

void AuditedStore::dropStrays()
{
    tamper(
        u"DELETE FROM document_number_taken WHERE NOT EXISTS (SELECT 1 FROM document_number_audit AS audit "
        "WHERE audit.request_id = document_number_taken.request_id)"_s);
}

void AuditedStore::rechain()
{
    tamper(u"SET @previous = NULL, @length = 0"_s);
    // Row after row in the order of ids, each with the hash of the one before it.
    tamper(u"UPDATE document_number_audit SET previous_hash = @previous, row_hash = (@previous := "
           "ledger_row_hash(@previous, event, request_id, counter_id, reset_epoch, sequence_number, "
           "document_id, generated_number, revision, counter_key, template_used, template_version, user_id, "
           "drawn_by, ip_address, user_agent, retry_count, lock_wait_ms, total_duration_ms, fallback_used, "
           "skipped, "
           "created_at)), retry_count = retry_count + 0 * (@length := @length + 1) "
           "WHERE counter_id = %2 ORDER BY id"_s);
    tamper(u"UPDATE document_number_counters SET ledger_head = @previous, ledger_length = @length "
           "WHERE id = %2"_s);
}

audit::Verification AuditedStore::verify(const QList<audit::Digest> &digests)
{
    audit::VerifyOptions options;
    options.digests = digests;
    const audit::Verification seen = need(audit::verifyLedger(*m_connection, options));
    const auto auditor = PrivateStore::instance().connect(
        PrivateStore::asPerson(m_connection->address(), QStringLiteral("auditor.demo")));
    if (need(audit::verifyLedger(*auditor, options)).isIntact() != seen.isIntact())
        qFatal("an auditor sees the ledger otherwise than an administrator");
    return seen;
}

QStringList AuditedStore::findings(const QList<audit::Digest> &digests)
{
    const QList<qint64> ids = rows();
    const audit::Verification verified = verify(digests);
    QStringList found;
    for (const audit::Finding &finding : verified.findings) {
        if (isOfTaken(finding) && verified.damages > verified.taken.count())
            continue;
        QString text = u"%1 at %2"_s.arg(audit::damageName(finding.damage)).arg(finding.place);
        const bool isHere = finding.counterId == m_counterId;
        if (!finding.subject.isEmpty())
            text = u"%1 of %2"_s.arg(audit::damageName(finding.damage), finding.subject);
        else if (!isHere)
            text += u" of counter %1"_s.arg(finding.counterId);
        else if (finding.damage != audit::Damage::TailCut && finding.ledgerId != ids.value(finding.place - 1))
            text += u" names row %1"_s.arg(finding.ledgerId);
        found.append(text);
    }
    return found;
}

QStringList AuditedStore::takenDifferences()
{
    const QList<qint64> ids = rows();
    const audit::TakenDifferences taken = verify().taken;
    QStringList differences;
    for (const store::UntakenRow &row : taken.untaken)
        differences.append(u"untaken %1"_s.arg(ids.indexOf(row.ledgerId) + 1));
    for (const QStringList &numbers : taken.untakenRegisters) {
        for (const QString &number : numbers)
            differences.append(u"untaken "_s + number);
    }
    for (const store::UntakenRow &row : taken.equal)
        differences.append(u"equal %1"_s.arg(ids.indexOf(row.ledgerId) + 1));
    for (const store::HeldNumber &stray : taken.strays)
        differences.append(u"stray "_s + stray.number);
    return differences;
}

} // namespace lekthi::test
