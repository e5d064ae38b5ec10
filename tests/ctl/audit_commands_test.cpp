#include "core/audit/signing.h"
#include "tests/ctl/program_run.h"
#include "tests/support/demo_year.h"
#include "tests/support/private_store.h"
#include "tests/support/scratch_directory.h"

#include <QDateTime>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

class AuditCommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void verifiesAnHonestLedger();
    void namesTheFirstBrokenRow();
    void saysInWordsWhatIsWrong();
    void findsRewritingAgainstADigest();
    void findsDamageOfTheAdminLog();
    void auditorVerifies();
    void addsDigestsToAFile();
    void takesPublicKeyFromAFile();
    void refusesDigestOfAnotherKey();
    void refusesDigestOfAnotherStore();
    void refusesFilesThatHoldNoDigest_data();
    void refusesFilesThatHoldNoDigest();
    void wantsDigestAndKeyTogether();
    void refusesKeyThatOthersCanRead();
    void keepsKeyInTheUsersConfiguration();
    void makesNoSecondKeyBesideTheKeychain();
    void explainsANumber();
    void explainsRevisionAndSkippedNumber();
    void explainsNumbersOfADocument();
    void asksWhichProjectIsMeant();
    void refusesUnknownNumber();
    void saysWhyANumberWasNeverIssued();

private:
    ProgramRun run(const QStringList &words, const Variables &variables = {}) const
    {
        return runProgram(onStore(m_store, QStringList{u"audit"_s} + words), variables);
    }
    ProgramRun exportTo(const QString &file) const
    {
        return run({u"export"_s, u"--key"_s, m_key, u"--out"_s, file});
    }
    ProgramRun verifyAgainst(const QString &file, const QString &publicKey) const
    {
        return run({u"verify"_s, u"--digest"_s, file, u"--public-key"_s, publicKey});
    }
    void change(const QStringList &statements) const;
    void rewriteRow(int id) const;
    QString numberOf(const QString &condition) const;

    ScratchDirectory m_scratch;
    store::Address m_store;
    QString m_key;
    QString m_digests;
};

namespace {

const auto hash = u"ledger_row_hash(@previous, event, request_id, counter_id, reset_epoch, sequence_number, "
                  "document_id, generated_number, revision, counter_key, template_used, template_version, "
                  "user_id, drawn_by, ip_address, user_agent, retry_count, lock_wait_ms, total_duration_ms, "
                  "fallback_used, skipped, created_at)"_s;

} // namespace

void AuditCommandsTest::init()
{
    static int number = 0;
    m_store = PrivateStore::instance().demoStore();
    m_key = m_scratch.filePath(u"audit-%1.key"_s.arg(++number));
    m_digests = m_scratch.filePath(u"digests-%1"_s.arg(number));
}

/// As an administrator who takes the triggers away first.
void AuditCommandsTest::change(const QStringList &statements) const
{
    const auto connection = PrivateStore::instance().connect(m_store);
    const QStringList unlock{u"DROP TRIGGER IF EXISTS document_number_audit_no_update"_s,
                             u"DROP TRIGGER IF EXISTS document_number_audit_no_delete"_s,
                             u"DROP TRIGGER IF EXISTS document_number_counters_update"_s};
    for (const QString &sql : unlock + statements)
        QVERIFY2(connection->execute(sql), qPrintable(sql));
}

/// Another user's name on the row, and every hash behind it made anew.
void AuditCommandsTest::rewriteRow(int id) const
{
    change({u"UPDATE document_number_audit SET user_id = 1 WHERE id = %1"_s.arg(id),
            u"SET @counter = (SELECT counter_id FROM document_number_audit WHERE id = %1), @previous = NULL"_s
                .arg(id),
            u"UPDATE document_number_audit SET previous_hash = @previous, row_hash = (@previous := "_s +
                hash + ") WHERE counter_id = @counter ORDER BY id"_L1,
            u"UPDATE document_number_counters SET ledger_head = @previous WHERE id = @counter"_s});
}

/// A number whose rows in the ledger meet the condition.
QString AuditCommandsTest::numberOf(const QString &condition) const
{
    const auto rows = PrivateStore::instance().connect(m_store)->readText(
        u"SELECT MIN(generated_number) AS number FROM document_number_audit AS audit "
        "JOIN document_number_counters AS counters ON counters.id = audit.counter_id "
        "GROUP BY generated_number HAVING "_s +
        condition + " LIMIT 1"_L1);
    return rows && !rows->isEmpty() ? rows->first().text("number"_L1) : QString();
}

void AuditCommandsTest::verifiesAnHonestLedger()
{
    const ProgramRun verified = run({u"verify"_s});
    QCOMPARE(verified.exitCode, 0);
    QVERIFY(verified.json()[u"rows"].toInt() > 100);
    QCOMPARE(verified.json()[u"intact"], QJsonValue(true));
    QVERIFY(verified.json()[u"firstBroken"].isNull());
    QCOMPARE(verified.json()[u"beforeChain"], QJsonValue(0));
    QCOMPARE(verified.json()[u"findings"], QJsonValue(QJsonArray()));
}

void AuditCommandsTest::namesTheFirstBrokenRow()
{
    change({u"UPDATE document_number_audit SET user_id = 1 WHERE id IN (40, 70)"_s});
    const ProgramRun verified = run({u"verify"_s});
    QCOMPARE(verified.exitCode, 1);
    QCOMPARE(verified.json()[u"intact"], QJsonValue(false));
    QCOMPARE(verified.json()[u"firstBroken"], QJsonValue(40));
    QCOMPARE(verified.json()[u"damages"], QJsonValue(2));
    const QJsonValue first = verified.json()[u"findings"].toArray().first();
    QCOMPARE(first[u"id"], QJsonValue(40));
    QCOMPARE(first[u"damage"], QJsonValue(u"EDITED"_s));
    QVERIFY(!first[u"message"].toString().isEmpty());
}

void AuditCommandsTest::saysInWordsWhatIsWrong()
{
    const QStringList words{u"--store"_s, m_store.toText(), u"audit"_s, u"verify"_s};
    QVERIFY(runProgram(words).output.startsWith("The ledger is intact: "));
    change({u"DELETE FROM document_number_audit WHERE id = 40"_s});
    const ProgramRun verified = runProgram(words);
    QCOMPARE(verified.exitCode, 1);
    QVERIFY(verified.output.contains("MISSING"));
}

void AuditCommandsTest::auditorVerifies()
{
    const auto asAuditor = [&](const QStringList &words) {
        return runProgram(
            onStore(PrivateStore::asPerson(m_store, u"auditor.demo"_s), QStringList{u"audit"_s} + words),
            {u"LEKTHI_PASSWORD=lekthi-demo"_s});
    };
    const ProgramRun honest = asAuditor({u"verify"_s});
    QVERIFY2(honest.exitCode == 0, honest.errors.constData());
    QCOMPARE(honest.json(), run({u"verify"_s}).json());
    const ProgramRun digest = asAuditor({u"export"_s, u"--key"_s, m_key});
    QVERIFY2(digest.exitCode == 0, digest.errors.constData());
    const ProgramRun story =
        asAuditor({u"explain"_s, inDemoYear(u"คคง.-สคฉ.3-0117-2569"_s), u"--project"_s, u"LCBP3-C2"_s});
    QVERIFY2(story.exitCode == 0, story.errors.constData());
}

void AuditCommandsTest::findsDamageOfTheAdminLog()
{
    const QJsonObject honest = run({u"verify"_s}).json()[u"adminLog"].toObject();
    QCOMPARE(honest[u"intact"], QJsonValue(true));
    QVERIFY(honest[u"rows"].toInt() > 0);
    change(
        {u"DROP TRIGGER admin_log_no_update"_s, u"UPDATE admin_log SET reason = 'forged' WHERE seq = 2"_s});
    const ProgramRun damaged = run({u"verify"_s});
    QCOMPARE(damaged.exitCode, 1);
    QCOMPARE(damaged.json()[u"adminLog"][u"firstBroken"].toInt(), 2);
    QCOMPARE(damaged.json()[u"intact"], QJsonValue(true));
}

void AuditCommandsTest::findsRewritingAgainstADigest()
{
    const ProgramRun exported = exportTo(m_digests);
    QCOMPARE(exported.exitCode, 0);
    const QString key = exported.json()[u"publicKey"].toString();
    const ProgramRun honest = verifyAgainst(m_digests, key);
    QCOMPARE(honest.exitCode, 0);
    QCOMPARE(honest.json()[u"digests"], QJsonValue(1));
    rewriteRow(40);
    QCOMPARE(run({u"verify"_s}).exitCode, 0);
    const ProgramRun verified = verifyAgainst(m_digests, key);
    QCOMPARE(verified.exitCode, 1);
    QVERIFY(verified.json()[u"firstBroken"].toInt() >= 40);
    QCOMPARE(verified.json()[u"findings"].toArray().first()[u"damage"], QJsonValue(u"REWRITTEN"_s));
}

void AuditCommandsTest::addsDigestsToAFile()
{
    const QString key = exportTo(m_digests).json()[u"publicKey"].toString();
    const ProgramRun second = exportTo(m_digests);
    QCOMPARE(second.json()[u"publicKey"].toString(), key);
    QCOMPARE(second.json()[u"counters"], QJsonValue(11));
    QVERIFY(QDateTime::fromString(second.json()[u"time"].toString(), Qt::ISODateWithMs).isValid());
    QCOMPARE(verifyAgainst(m_digests, key).json()[u"digests"], QJsonValue(2));
}

void AuditCommandsTest::takesPublicKeyFromAFile()
{
    const ProgramRun printed = run({u"export"_s, u"--key"_s, m_key});
    QCOMPARE(printed.json()[u"format"], QJsonValue(u"lekthi-digest-2"_s));
    QCOMPARE(printed.output, QJsonDocument(printed.json()).toJson(QJsonDocument::Compact) + '\n');
    QFile digests(m_digests);
    QVERIFY(digests.open(QFile::WriteOnly));
    digests.write(printed.output);
    digests.close();
    QFile key(m_scratch.filePath(u"public"_s));
    QVERIFY(key.open(QFile::WriteOnly));
    key.write(printed.json()[u"publicKey"].toString().toUtf8() + '\n');
    key.close();
    QCOMPARE(verifyAgainst(m_digests, key.fileName()).exitCode, 0);
}

void AuditCommandsTest::refusesDigestOfAnotherKey()
{
    exportTo(m_digests);
    m_key += u"-other"_s;
    const QString other = exportTo(m_scratch.filePath(u"elsewhere"_s)).json()[u"publicKey"].toString();
    const ProgramRun verified = verifyAgainst(m_digests, other);
    QCOMPARE(verified.exitCode, 1);
    QCOMPARE(verified.error()[u"code"], QJsonValue(u"WRONG_SIGNATURE"_s));
}

void AuditCommandsTest::refusesDigestOfAnotherStore()
{
    const QString key = exportTo(m_digests).json()[u"publicKey"].toString();
    m_store = PrivateStore::instance().demoStore();
    const ProgramRun verified = verifyAgainst(m_digests, key);
    QCOMPARE(verified.exitCode, 1);
    QCOMPARE(verified.error()[u"code"], QJsonValue(u"OTHER_STORE"_s));
}

void AuditCommandsTest::refusesFilesThatHoldNoDigest_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("text") << QByteArray("all is well\n");
}

void AuditCommandsTest::refusesFilesThatHoldNoDigest()
{
    QFETCH(QByteArray, content);
    const QString key = run({u"export"_s, u"--key"_s, m_key}).json()[u"publicKey"].toString();
    QCOMPARE(verifyAgainst(m_digests, key).error()[u"code"], QJsonValue(u"FILE_MISSING"_s));
    QFile digests(m_digests);
    QVERIFY(digests.open(QFile::WriteOnly));
    digests.write(content);
    digests.close();
    const ProgramRun verified = verifyAgainst(m_digests, key);
    QCOMPARE(verified.exitCode, 1);
    QCOMPARE(verified.error()[u"code"], QJsonValue(u"MALFORMED"_s));
}

void AuditCommandsTest::wantsDigestAndKeyTogether()
{
    QCOMPARE(run({u"verify"_s, u"--digest"_s, m_digests}).exitCode, 2);
    QCOMPARE(run({u"verify"_s, u"--public-key"_s, u"x"_s}).exitCode, 2);
}

void AuditCommandsTest::refusesKeyThatOthersCanRead()
{
    QCOMPARE(exportTo(m_digests).exitCode, 0);
    QVERIFY(QFile(m_key).setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup));
    const ProgramRun exported = exportTo(m_digests);
    QCOMPARE(exported.exitCode, 1);
    QCOMPARE(exported.error()[u"code"], QJsonValue(u"KEY_TOO_OPEN"_s));
}

void AuditCommandsTest::keepsKeyInTheUsersConfiguration()
{
    const Variables home{u"XDG_CONFIG_HOME="_s + m_scratch.filePath(u"config"_s)};
    const QString key = run({u"export"_s}, home).json()[u"publicKey"].toString();
    QCOMPARE(key.size(), 44);
    QVERIFY(QFile::exists(m_scratch.filePath(u"config/lekthi/audit.key"_s)));
    QCOMPARE(run({u"export"_s}, home).json()[u"publicKey"].toString(), key);
}

/// The window has put the key into a keychain that this desktop does not have.
void AuditCommandsTest::makesNoSecondKeyBesideTheKeychain()
{
    const auto key = audit::SigningKey::loadOrCreate(m_key);
    QVERIFY(audit::leaveToKeychain(m_key, key->publicKey()));
    const ProgramRun exported =
        run({u"export"_s, u"--key"_s, m_key}, {u"DBUS_SESSION_BUS_ADDRESS=unix:path=/nonexistent/bus"_s});
    QCOMPARE(exported.exitCode, 1);
    QCOMPARE(exported.error()[u"code"], QJsonValue(u"KEY_IN_KEYCHAIN"_s));
    QCOMPARE(*audit::publicKeyAt(m_key), key->publicKey());
}

void AuditCommandsTest::explainsANumber()
{
    const QString number = numberOf(u"COUNT(*) = 1 AND MIN(sequence_number) = 2 AND MIN(project_id) = 2"_s);
    const ProgramRun explained = run({u"explain"_s, number});
    QCOMPARE(explained.exitCode, 0);
    QCOMPARE(explained.json()[u"project"], QJsonValue(u"LCBP3-C2"_s));
    QCOMPARE(explained.json()[u"events"].toArray().size(), 1);
    const QJsonValue event = explained.json()[u"events"].toArray().first();
    QCOMPARE(event[u"event"], QJsonValue(u"ISSUED"_s));
    QCOMPARE(event[u"number"], QJsonValue(number));
    QCOMPARE(event[u"sequence"], QJsonValue(2));
    QVERIFY(!event[u"type"].toString().isEmpty());
    QCOMPARE(event[u"inForce"], QJsonValue(true));
    QCOMPARE(event[u"place"], QJsonValue(2));
    QCOMPARE(event[u"hashState"], QJsonValue(u"WHOLE"_s));
    QCOMPARE(event[u"templateVersion"], QJsonValue(1));
    QVERIFY(!event[u"person"].toString().isEmpty());
    change(
        {u"UPDATE document_number_audit SET ip_address = '198.51.100.1' WHERE generated_number = '%1'"_s.arg(
            number)});
    const QJsonObject changed = run({u"explain"_s, number}).json();
    QCOMPARE(changed[u"events"].toArray().first()[u"hashState"], QJsonValue(u"BROKEN"_s));
}

void AuditCommandsTest::explainsRevisionAndSkippedNumber()
{
    const QString number = numberOf(u"COUNT(*) = 1 AND MIN(sequence_number) = 2"_s);
    const auto copy = u"INSERT INTO document_number_audit (event, request_id, counter_id, sequence_number, "
                      "generated_number, revision, counter_key, template_used, template_version, user_id, "
                      "skipped, created_at) SELECT '%1', UUID(), counter_id, %2, '%3', 'B', counter_key, "
                      "template_used, 1, 5, %4, created_at FROM document_number_audit "
                      "WHERE generated_number = '%5'"_s;
    change({copy.arg(u"REVISED"_s, u"2"_s, u"LETTER-B"_s, u"NULL"_s, number),
            copy.arg(u"ISSUED"_s, u"9999"_s, u"LETTER-9999"_s, u"'[\"%1\"]'"_s.arg(number), number),
            u"INSERT INTO document_number_skipped SELECT '%1', id FROM document_number_audit "
            "WHERE generated_number = 'LETTER-9999'"_s.arg(number)});
    const ProgramRun explained = run({u"explain"_s, u"LETTER-B"_s});
    const QJsonArray events = explained.json()[u"events"].toArray();
    QCOMPARE(events.size(), 2);
    QCOMPARE(events[0][u"number"], QJsonValue(number));
    QCOMPARE(events[1][u"event"], QJsonValue(u"REVISED"_s));
    QCOMPARE(events[1][u"hashState"], QJsonValue(u"NONE"_s));
    const QJsonArray passed = run({u"explain"_s, number}).json()[u"skippedBy"].toArray();
    QCOMPARE(passed.size(), 1);
    QCOMPARE(passed.first()[u"number"], QJsonValue(u"LETTER-9999"_s));
}

void AuditCommandsTest::explainsNumbersOfADocument()
{
    const QString number = numberOf(u"COUNT(*) = 1 AND MIN(sequence_number) = 3"_s);
    change(
        {u"UPDATE document_number_audit SET document_id = 4714 WHERE generated_number = '%1'"_s.arg(number)});
    const ProgramRun explained = run({u"explain"_s, u"--document"_s, u"4714"_s});
    QCOMPARE(explained.exitCode, 0);
    const QJsonArray numbers = explained.json()[u"numbers"].toArray();
    QCOMPARE(numbers.size(), 1);
    QCOMPARE(numbers.first()[u"number"], QJsonValue(number));
    QCOMPARE(numbers.first()[u"events"][0][u"document"], QJsonValue(4714));
    QCOMPARE(run({u"explain"_s, u"--document"_s, u"4715"_s}).error()[u"code"],
             QJsonValue(u"UNKNOWN_NUMBER"_s));
    QCOMPARE(run({u"explain"_s}).exitCode, 2);
    QCOMPARE(run({u"explain"_s, number, u"--document"_s, u"4714"_s}).exitCode, 2);
}

void AuditCommandsTest::asksWhichProjectIsMeant()
{
    const QString number = numberOf(u"COUNT(DISTINCT project_id) > 1"_s);
    QVERIFY(!number.isEmpty());
    const ProgramRun explained = run({u"explain"_s, number});
    QCOMPARE(explained.exitCode, 1);
    QCOMPARE(explained.error()[u"code"], QJsonValue(u"AMBIGUOUS_NUMBER"_s));
    QVERIFY(explained.error()[u"message"].toString().contains(u"LCBP3-C2"_s));
    QCOMPARE(run({u"explain"_s, number, u"--project"_s, u"LCBP3-C2"_s}).exitCode, 0);
}

void AuditCommandsTest::refusesUnknownNumber()
{
    const ProgramRun explained = run({u"explain"_s, u"no such number"_s});
    QCOMPARE(explained.exitCode, 1);
    QCOMPARE(explained.error()[u"code"], QJsonValue(u"UNKNOWN_NUMBER"_s));
    const ProgramRun elsewhere = run({u"explain"_s, u"no such number"_s, u"--project"_s, u"LCBP3-C1"_s});
    QCOMPARE(elsewhere.error()[u"code"], QJsonValue(u"UNKNOWN_NUMBER"_s));
}

void AuditCommandsTest::saysWhyANumberWasNeverIssued()
{
    const QString counter = inDemoYear(u"LCBP3-C2/LETTER/คคง./สคฉ.3/2026"_s);
    const QStringList number{u"explain"_s, inDemoYear(u"คคง.-สคฉ.3-0500-2569"_s), u"--project"_s,
                             u"LCBP3-C2"_s};
    const auto lines = [&] { return run(number).error()[u"message"].toString().split(u'\n'); };
    const QString notYet = number[1] + u" has not been issued yet: the last number of the counter "_s;
    QCOMPARE(lines().first(), notYet + counter + u" is 117."_s);
    // The other type writes its numbers alike.
    const QString other = notYet + inDemoYear(u"LCBP3-C2/RFI/คคง./สคฉ.3/2026"_s);
    QCOMPARE(lines().filter(other).size(), 1);
    const QStringList key{u"--project"_s,    u"LCBP3-C2"_s, u"--type"_s,      u"LETTER"_s,
                          u"--originator"_s, u"คคง."_s,     u"--recipient"_s, u"สคฉ.3"_s};
    const QStringList reset = QStringList{u"reset"_s, u"request"_s,  u"--to"_s,
                                          u"9000"_s,  u"--reason"_s, u"agreed upon in the meeting of May"_s,
                                          u"--as"_s,  u"sa.one"_s} +
                              key;
    const ProgramRun asked = runProgram(onStore(m_store, reset));
    QVERIFY2(asked.exitCode == 0, asked.errors.constData());
    const QString id = QString::number(asked.json()[u"id"].toInt());
    const ProgramRun approved =
        runProgram(onStore(m_store, {u"reset"_s, u"approve"_s, id, u"--yes"_s, u"--as"_s, u"sa.two"_s}));
    QVERIFY2(approved.exitCode == 0, approved.errors.constData());
    QCOMPARE(lines().first(), u"%1 was never issued: reset %2 moved the counter %3 from 117 to 9000."_s.arg(
                                  number[1], id, counter));
    QCOMPARE(lines().filter(other).size(), 1);
}

QTEST_GUILESS_MAIN(AuditCommandsTest)
#include "audit_commands_test.moc"
