#include "core/store/ledger/ledger_entry.h"
#include "core/store/people/people.h"
#include "core/store/reference/codes.h"
#include "models/csv_text.h"
#include "models/ledger/ledger_csv.h"
#include "models/ledger/ledger_formats.h"
#include "tests/store/raw_session.h"
#include "tests/support/file_content.h"
#include "tests/support/private_store.h"

#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <array>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::ExportFormat;
using store::LedgerFilter;
using store::LedgerState;
using test::PrivateStore;

namespace {

constexpr int rowsOfManyPages = 10'500;

/// A row of its own reset epoch on the first counter.
constexpr auto oddRow =
    "INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, sequence_number, "
    "generated_number, revision, counter_key, template_used, template_version, user_id, drawn_by, "
    "ip_address, "
    "user_agent, retry_count, lock_wait_ms, total_duration_ms, fallback_used, skipped, row_hash, created_at) "
    "SELECT '%1', UUID(), MIN(id), %2, 7, %3, '-1', '{}', '{A}\"=', 2, 5, %4, '@1', %5, 3, 4, -5, 'RETRY', "
    "%6, "
    "%7, '2026-01-31 17:00:00.000000' FROM document_number_counters"_L1;

constexpr auto toldOf =
    "INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, sequence_number, "
    "document_id, generated_number, revision, counter_key, template_used, template_version, user_id, "
    "skipped, created_at) SELECT '%1', UUID(), counter_id, reset_epoch, sequence_number, %2, "
    "CONCAT(generated_number, '%3'), '', counter_key, template_used, template_version, user_id, %4, "
    "UTC_TIMESTAMP(6) FROM document_number_audit WHERE id = %5"_L1;

constexpr auto manyRows =
    "INSERT INTO document_number_audit (event, request_id, counter_id, reset_epoch, sequence_number, "
    "generated_number, counter_key, template_used, template_version, user_id, created_at) SELECT 'ISSUED', "
    "UUID(), counters.id, 80, seq, CONCAT('MANY-', seq), '{}', '', 1, 5, '2026-02-01 00:00:00.5' FROM "
    "seq_1_to_%1 JOIN (SELECT MAX(id) AS id FROM document_number_counters) AS counters"_L1;

} // namespace

/// Lines straight from what the store sends, against those that are made of values, cell for cell.
class LedgerCsvTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void writesWhatIsMadeOfValues_data();
    void writesWhatIsMadeOfValues();
    void writesTextsAsTheyWereWritten_data();
    void writesTextsAsTheyWereWritten();
    void namesCountersAsOtherListsDo();
    void putsLinesInTheOrderOfTheList();

private:
    void run(const QString &sql);
    QByteArray madeOfValues(const LedgerFilter &filter);

    models::LedgerNames m_names;
    std::unique_ptr<store::Connection> m_connection;
    std::unique_ptr<test::RawSession> m_raw;
    QTemporaryDir m_folder;
};

void LedgerCsvTest::run(const QString &sql)
{
    if (!m_raw->run(sql))
        qFatal("%s", qPrintable(m_raw->lastError()));
}

void LedgerCsvTest::initTestCase()
{
    const store::Address address = PrivateStore::instance().demoStore();
    m_raw = std::make_unique<test::RawSession>(address);
    const auto odd = [this](const QString &event, int epoch, const QString &number, const QString &by,
                            const QString &program, const QString &skipped, const QString &hash) {
        run(QString(oddRow).arg(event, QString::number(epoch), number, by, program, skipped, hash));
        return m_raw->value(u"SELECT MAX(id) FROM document_number_audit"_s).toLongLong();
    };
    odd(u"ISSUED"_s, 90, u"'=1+1,\"ไทย\"'"_s, u"5"_s, u"CONCAT(CHAR(0), '-x', CHAR(13, 10))"_s,
        u"'[\"A \\\\\"1\",\"=B\"]'"_s, u"UNHEX(SHA2('1', 256))"_s);
    odd(u"ISSUED"_s, 91, u"CONCAT(_utf8mb4 x'EFBBBF', '=after a mark')"_s, u"NULL"_s, u"'+😀'"_s, u"'[]'"_s,
        u"NULL"_s);
    odd(u"TAKEN_OVER"_s, 92, u"CONCAT(CHAR(9), 'tab')"_s, u"5"_s, u"'\"'"_s, u"NULL"_s, u"NULL"_s);
    const auto tell = [this](const QString &event, const QString &document, const QString &suffix,
                             const QString &said, int position) {
        const QString id =
            m_raw
                ->value(u"SELECT id FROM document_number_audit WHERE event = 'ISSUED' ORDER BY id LIMIT 1 "
                        "OFFSET %1"_s.arg(position))
                .toString();
        run(QString(toldOf).arg(event, document, suffix, said, id));
    };
    tell(u"VOIDED"_s, u"NULL"_s, {}, u"'{\"reason\":\"=เพราะ \\\\\"x\\\\\"\"}'"_s, 3);
    tell(u"UNUSED"_s, u"NULL"_s, {}, u"'{\"reason\":\"spoiled\"}'"_s, 4);
    tell(u"REVISED"_s, u"NULL"_s, u"-B"_s, u"NULL"_s, 5);
    tell(u"BOUND"_s, u"4711"_s, {}, u"NULL"_s, 6);
    run(QString(manyRows).arg(rowsOfManyPages));
    m_connection = PrivateStore::instance().connect(PrivateStore::asPerson(address, u"auditor.demo"_s));
    m_names.reference = *store::loadReferenceData(*m_connection);
    m_names.people = models::peopleById(*store::listPeople(*m_connection));
    // As where an account or an organization came behind what was read of them.
    m_names.people.remove(m_names.people.cbegin().key());
    m_names.reference.organizations.removeLast();
    m_names.reference.organizations.first().code = u"=\"ก\""_s;
}

QByteArray LedgerCsvTest::madeOfValues(const LedgerFilter &filter)
{
    const QStringList names = models::ledgerExport(filter, m_names).names;
    QString csv = QChar(QChar::ByteOrderMark) + models::csvLine(names);
    const auto all = store::ledgerPage(*m_connection, filter, store::LedgerOrder::NewestFirst, 1'000'000);
    for (const store::LedgerEntry &entry : all->entries) {
        const QJsonObject values = models::ledgerJson(entry, m_names);
        QStringList cells;
        for (const QString &name : names)
            cells += models::valueText(values[name]);
        csv += models::csvLine(cells);
    }
    return csv.toUtf8();
}

void LedgerCsvTest::writesWhatIsMadeOfValues_data()
{
    QTest::addColumn<LedgerFilter>("filter");
    QTest::addColumn<int>("atLeast");
    QTest::newRow("all") << LedgerFilter{} << rowsOfManyPages + 3;
    QTest::newRow("a project") << LedgerFilter{.projectId = 2} << 10;
    QTest::newRow("voided") << LedgerFilter{.state = LedgerState::Voided} << 1;
    QTest::newRow("unused") << LedgerFilter{.state = LedgerState::Unused} << 1;
    QTest::newRow("replaced") << LedgerFilter{.state = LedgerState::Replaced} << 1;
    QTest::newRow("imported") << LedgerFilter{.state = LedgerState::Imported} << 1;
    QTest::newRow("skipped numbers") << LedgerFilter{.state = LedgerState::Skipped} << 2;
    QTest::newRow("rows that skipped") << LedgerFilter{.onlySkipping = true} << 1;
    QTest::newRow("of a document") << LedgerFilter{.documentId = 4711} << 1;
    QTest::newRow("none") << LedgerFilter{.documentId = 999'999'999} << 0;
}

void LedgerCsvTest::writesWhatIsMadeOfValues()
{
    QFETCH(const LedgerFilter, filter);
    QFETCH(const int, atLeast);
    const QString path = m_folder.filePath(u"a.csv"_s);
    models::ExportProgress progress;
    const auto exported = models::exportList(*m_connection, models::ledgerExport(filter, m_names),
                                             ExportFormat::Csv, path, progress);
    QVERIFY(exported && exported->written);
    QVERIFY2(exported->rows >= atLeast, qPrintable(QString::number(exported->rows)));
    QCOMPARE(progress.rows.load(), exported->rows);
    const QList<QByteArray> lines = test::contentOf(path).split('\n');
    const QList<QByteArray> wanted = madeOfValues(filter).split('\n');
    QCOMPARE(lines.size(), wanted.size());
    for (qsizetype line = 0; line < lines.size(); ++line)
        QCOMPARE(lines.at(line), wanted.at(line));
}

void LedgerCsvTest::writesTextsAsTheyWereWritten_data()
{
    QTest::addColumn<QString>("text");
    const QStringList texts{u""_s,      u"plain"_s, u"=1"_s,      u"+1"_s,      u"-1"_s,
                            u"@a"_s,    u"\tx"_s,   u"\rx"_s,     u"a\"b"_s,    u"\"="_s,
                            u"ไทย ก"_s, u"公司"_s,  u"a,b\r\n"_s, u"😀=\"\""_s, u"'=1"_s};
    for (const QString &text : texts)
        QTest::addRow("%s", text.toUtf8().toPercentEncoding().constData()) << text;
    QTest::newRow("nul before a formula") << (QString(QChar::Null) + u"=1"_s);
    QTest::newRow("nul within") << (u"a"_s + QChar::Null + u'b');
    QTest::newRow("nul alone") << QString(QChar::Null);
}

void LedgerCsvTest::writesTextsAsTheyWereWritten()
{
    QFETCH(const QString, text);
    QByteArray line;
    models::addCsvText(line, text.toUtf8());
    QCOMPARE(line + "\r\n", models::csvLine({text}).toUtf8());
    models::addCsvText(line, "\xEF\xBB\xBF" + text.toUtf8());
    QCOMPARE(line + "\r\n", (models::csvLine({text}).chopped(2) + models::csvLine({text})).toUtf8());
}

void LedgerCsvTest::namesCountersAsOtherListsDo()
{
    store::ReferenceData data;
    data.projects = {store::Project{{2, u"P/2"_s, {}, {}}, {}}, store::Project{{3, {}, {}, {}}, {}}};
    data.organizations = {{10, u"สคฉ.3"_s, {}, {}}, {11, {}, {}, {}}, {10, u"later"_s, {}, {}}};
    data.types = {{6, u"LETTER"_s, {}, {}}};
    data.subTypes = {{7, u"SUB"_s, {}, {}, {}, true, 0, u"S7"_s}};
    data.rfaTypes = {{8, u"RFA8"_s, {}, {}}};
    data.disciplines = {{9, u"GEN"_s, {}, {}}};
    const store::CounterLabels labels(data);
    const QList<numbering::CounterKey> keys{{2, 10, 11, 6, 7, 8, 9, {2026, 11}},
                                            {3, 10, 10, 6, 0, 0, 0, {2026, 0}},
                                            {4, 12, std::nullopt, 5, 1, 2, 3, {}},
                                            {2, 0, 0, 0, 0, 0, 0, {0, 5}},
                                            {}};
    for (const numbering::CounterKey &key : keys)
        QCOMPARE(QString::fromUtf8(labels.of(key)), store::counterCodes(data, key).join(u'/'));
}

void LedgerCsvTest::putsLinesInTheOrderOfTheList()
{
    const models::LedgerCsv csv{models::LedgerNames{}};
    models::LedgerCsvLines came;
    const auto lineOf = [&](const char *id) {
        std::array<const char *, store::listed::ColumnCount> fields{};
        std::array<unsigned long, store::listed::ColumnCount> lengths{};
        fields[store::listed::Id] = id;
        lengths[store::listed::Id] = 1;
        came.add(csv, store::TextRow(fields.data(), lengths.data(), store::listed::ColumnCount));
    };
    lineOf("9"); // shown before the session broke
    came.clear();
    for (const char *id : {"1", "2", "3"})
        lineOf(id);
    QCOMPARE(came.count(), 3);
    const auto idsIn = [](const QByteArray &lines) {
        QByteArray ids;
        for (const QByteArray &line : lines.split('\n'))
            ids += line.mid(1, 1);
        return ids;
    };
    QCOMPARE(idsIn(came.inOrderOf({1, 2, 3})), QByteArray("123"));
    QCOMPARE(idsIn(came.inOrderOf({3, 1, 4, 2})), QByteArray("312"));
    QVERIFY(came.inOrderOf({3, 1, 2}).endsWith("\r\n"));
}

QTEST_GUILESS_MAIN(LedgerCsvTest)
#include "ledger_csv_test.moc"
