#include "core/audit/archive/archive_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using namespace lekthi::audit;

namespace {

const QByteArray hash(32, 'h');

store::StoredLedgerRow wholeRow()
{
    store::StoredLedgerRow row;
    row.id = 7;
    row.event = u"ISSUED"_s;
    row.requestId = u"00000000-0000-4000-8000-000000000007"_s;
    row.counterId = 4;
    row.resetEpoch = 1;
    row.sequence = 117;
    row.documentId = 1'000'007;
    row.number = u"คคง.-กทท.-0117-2568"_s;
    row.revision = u"A"_s;
    row.counterKey = u"2:10:22:6:0:0:0:2025"_s;
    row.templateText = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s;
    row.templateVersion = 3;
    row.userId = 5;
    row.drawnBy = 9;
    row.ipAddress = u"10.0.0.7"_s;
    row.userAgent = u"dms"_s;
    row.retryCount = 2;
    row.lockWaitMs = 12;
    row.totalDurationMs = 30;
    row.fallback = u"NONE"_s;
    row.skipped = u"[\"คคง.-กทท.-0116-2568\"]"_s;
    row.createdAt = u"2025-05-21 16:10:04.678000"_s;
    row.previousHash = hash;
    row.rowHash = QByteArray(32, 'r');
    return row;
}

QJsonArray columnsOf(const store::StoredLedgerRow &row)
{
    return QJsonDocument::fromJson(rowLine(row)).array();
}

QByteArray lineOf(const QJsonArray &array)
{
    return QJsonDocument(array).toJson(QJsonDocument::Compact) + '\n';
}

LedgerArchive archive()
{
    return {
        .store = u"lekthi"_s,
        .made = QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5), Qt::UTC),
        .range = {.year = 2025, .afterId = 12, .lastId = 40, .rows = 28, .contentHash = hash, .key = hash}};
}

SigningKey signer()
{
    return *SigningKey::fromSecretText("lekthi-ed25519-key:" + QByteArray(32, 's').toBase64());
}

} // namespace

/// What others may have written into an archive is taken only as it is written by us.
class ArchiveTextTest : public QObject
{
    Q_OBJECT

private slots:
    void readsTheRowsThatItWrites();
    void refusesRowsWithAnotherValue();
    void refusesHashesOfAnotherLength();
    void readsTheNoteThatItWrites();
    void refusesNotesThatLackSomething_data();
    void refusesNotesThatLackSomething();
    void refusesFirstLinesThatLackSomething_data();
    void refusesFirstLinesThatLackSomething();
    void chainsEachCounterByItself();
};

void ArchiveTextTest::readsTheRowsThatItWrites()
{
    store::StoredLedgerRow row = wholeRow();
    QCOMPARE(rowLine(*readRowLine(rowLine(row))), rowLine(row));
    row.documentId.reset();
    row.drawnBy.reset();
    row.skipped.reset();
    row.previousHash.clear();
    row.rowHash.clear();
    const auto read = readRowLine(rowLine(row));
    QVERIFY(read && !read->documentId && !read->drawnBy && !read->skipped);
    QVERIFY(read->previousHash.isEmpty() && read->rowHash.isEmpty());
}

void ArchiveTextTest::refusesRowsWithAnotherValue()
{
    const QJsonArray right = columnsOf(wholeRow());
    QVERIFY(readRowLine(lineOf(right)));
    for (int column = 0; column < right.size(); ++column) {
        QJsonArray wrong = right;
        wrong[column] = QJsonObject();
        QVERIFY2(!readRowLine(lineOf(wrong)), qPrintable(QString::number(column)));
        wrong[column] = right[column].isString() ? QJsonValue(1.5) : QJsonValue(u"seven"_s);
        QVERIFY2(!readRowLine(lineOf(wrong)), qPrintable(QString::number(column)));
        wrong.removeAt(column);
        QVERIFY(!readRowLine(lineOf(wrong)));
    }
    QVERIFY(!readRowLine("{}\n"));
    QVERIFY(!readRowLine("[1,2\n"));
}

void ArchiveTextTest::refusesHashesOfAnotherLength()
{
    store::StoredLedgerRow row = wholeRow();
    row.rowHash = hash.chopped(1);
    QVERIFY(!readRowLine(rowLine(row)));
    QJsonArray columns = columnsOf(wholeRow());
    columns[columns.size() - 1] = u"no base64!"_s;
    QVERIFY(!readRowLine(lineOf(columns)));
}

void ArchiveTextTest::readsTheNoteThatItWrites()
{
    const SignedNote note = signArchive(archive(), signer());
    QVERIFY(isArchiveSignedBy(note, signer().publicKey()));
    QCOMPARE(readArchiveNote(note), archive());
    QVERIFY(!readArchiveNote({.text = "another\nnote\n", .signatures = {}}));
}

void ArchiveTextTest::refusesNotesThatLackSomething_data()
{
    QTest::addColumn<QString>("fact");
    QTest::addColumn<QJsonValue>("value");
    for (const QString &fact :
         {u"made"_s, u"year"_s, u"after"_s, u"last"_s, u"rows"_s, u"sha256"_s, u"key"_s})
        QTest::newRow(qPrintable(fact + u" is an object"_s)) << fact << QJsonValue(QJsonObject());
    for (const QString &fact : {u"sha256"_s, u"key"_s})
        QTest::newRow(qPrintable(fact + u" is short"_s)) << fact << QJsonValue(u"c2hvcnQ="_s);
}

void ArchiveTextTest::refusesNotesThatLackSomething()
{
    QFETCH(QString, fact);
    QFETCH(QJsonValue, value);
    SignedNote note = signArchive(archive(), signer());
    const qsizetype begin = note.text.indexOf('{');
    QJsonObject facts = QJsonDocument::fromJson(note.text.sliced(begin)).object();
    QVERIFY(facts.contains(fact));
    facts[fact] = value;
    note.text = note.text.first(begin) + QJsonDocument(facts).toJson(QJsonDocument::Compact) + '\n';
    QVERIFY(!readArchiveNote(note));
}

void ArchiveTextTest::refusesFirstLinesThatLackSomething_data()
{
    QTest::addColumn<QString>("fact");
    for (const QString &fact : {u"format"_s, u"year"_s, u"after"_s, u"columns"_s})
        QTest::newRow(qPrintable(fact)) << fact;
}

void ArchiveTextTest::refusesFirstLinesThatLackSomething()
{
    QFETCH(QString, fact);
    QJsonObject line = QJsonDocument::fromJson(firstLine(archive())).object();
    QCOMPARE(readFirstLine(firstLine(archive()))->range.afterId, 12);
    line.remove(fact);
    QVERIFY(!readFirstLine(QJsonDocument(line).toJson(QJsonDocument::Compact)));
}

void ArchiveTextTest::chainsEachCounterByItself()
{
    const auto taken = [](ArchivedChains &chains, qint64 counter, const QByteArray &before,
                          const QByteArray &own, bool isWhole = true) {
        store::StoredLedgerRow row;
        row.counterId = counter;
        row.previousHash = before;
        row.rowHash = own;
        return chains.take({row, isWhole});
    };
    ArchivedChains chains;
    QVERIFY(taken(chains, 1, {}, {})); // older than the chain
    QVERIFY(taken(chains, 1, hash, "a"));
    QVERIFY(taken(chains, 2, {}, "b"));
    QVERIFY(taken(chains, 1, "a", "c"));
    QVERIFY(!taken(chains, 1, "a", "d"));
    QVERIFY(!taken(chains, 1, "c", "d", false));
    QVERIFY(!taken(chains, 2, {}, {}));
    QVERIFY(taken(chains, 2, "b", "e"));
}

QTEST_GUILESS_MAIN(ArchiveTextTest)

#include "archive_text_test.moc"
