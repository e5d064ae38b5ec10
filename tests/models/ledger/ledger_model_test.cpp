#include "models/ledger/ledger_formats.h"
#include "models/ledger/ledger_model.h"
#include "models/lists/list_text.h"
#include "tests/models/requests/reset_samples.h"

#include <QAbstractItemModelTester>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace lekthi;
using lekthi::models::LedgerLine;
using lekthi::models::LedgerModel;
using lekthi::test::sampleReference;
using store::LedgerState;

namespace {

constexpr int service = 9;
const QList<int> columns{0, 1, 2, 3, 4, 5, 6, 7};

LedgerLine lineOf(qint64 id, const QString &number, LedgerState state = LedgerState::InForce)
{
    LedgerLine line;
    line.entry.id = id;
    line.entry.event = u"ISSUED"_s;
    line.entry.number = number;
    line.entry.state = state;
    line.entry.sequence = id;
    line.entry.personId = 2;
    line.entry.serviceId = service;
    line.entry.templateText = u"{ORIGINATOR}-{SEQ:4}"_s;
    line.entry.templateVersion = 3;
    line.entry.key = {2, 22, 10, 6, 0, 0, 0, {2025, 0}};
    line.entry.position = {u"2025-12-02 07:05:06.123456"_s, id};
    line.entry.createdAt = QDateTime(QDate(2025, 12, 2), QTime(7, 5, 6, 123), QTimeZone::utc());
    line.entry.requestId = u"5f0c7f0e-0000-4000-8000-000000000001"_s;
    line.entry.fallback = u"NONE"_s;
    line.number = {number, {}};
    return line;
}

store::Person person(int id, const QString &login, const QString &name)
{
    store::Person one;
    one.id = id;
    one.login = login;
    one.displayNameEnglish = name;
    one.displayNameThai = name;
    return one;
}

QString factOf(const models::LedgerFacts &facts, const QString &caption)
{
    for (const auto &[said, fact] : facts.brief + facts.wide) {
        if (said == caption)
            return fact;
    }
    return u"(left out)"_s;
}

} // namespace

class LedgerModelTest : public QObject
{
    Q_OBJECT

private slots:
    void loadsPageByPage();
    void holdsNoMoreThanAListShows();
    void asksAgainForAPageThatFailed();
    void showsARow();
    void tellsTimeInTheReadersCalendar();
    void tellsWhatCountsNoMore();
    void tellsWhyANumberIsNotInForce();
    void leavesOutWhatARowDoesNotHave();
    void copiesAsTheListShowsIt();
    void escapesMarkdown();
    void copiesTheColumnsThatAreShown();
    void writesNoFormulas();
    void writesEveryNameOfJson();
};

void LedgerModelTest::loadsPageByPage()
{
    LedgerModel model({});
    const QSignalSpy wanted(&model, &LedgerModel::pageWanted);
    const QAbstractItemModelTester tester(&model);
    model.fetchMore({});
    model.fetchMore({});
    QCOMPARE(wanted.size(), 1);
    QVERIFY(wanted.at(0).at(0).toString().isEmpty());
    model.appendPage({lineOf(9, u"A-0009"_s), lineOf(8, u"A-0008"_s)}, u"behind8"_s);
    QVERIFY(!model.isComplete());
    model.fetchMore({});
    QCOMPARE(wanted.at(1).at(0).toString(), u"behind8"_s);
    model.appendPage({lineOf(7, u"A-0007"_s)}, {});
    QVERIFY(!model.canFetchMore({}) && model.isComplete());
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.rowOf(7), 2);
    QCOMPARE(model.rowOf(6), -1);
    model.clear();
    model.fetchMore({});
    QVERIFY2(wanted.at(2).at(0).toString().isEmpty(), "from the beginning");
    model.appendPage({}, {});
    QVERIFY(model.isComplete());
}

void LedgerModelTest::holdsNoMoreThanAListShows()
{
    LedgerModel model({});
    const QList<LedgerLine> page(models::mostListRows / 2, lineOf(9, u"A-0009"_s));
    model.appendPage(page, u"further"_s);
    QVERIFY(model.canFetchMore({}) && !model.isCutOff());
    model.appendPage(page, u"further"_s);
    QCOMPARE(model.rowCount(), models::mostListRows);
    QVERIFY(!model.canFetchMore({}) && model.isCutOff());
    QVERIFY2(!model.isComplete(), "nobody takes what is here for all");
    model.clear();
    QVERIFY(model.canFetchMore({}) && !model.isCutOff());
    model.appendPage(page + page, {});
    QVERIFY(model.isComplete() && !model.isCutOff());
}

void LedgerModelTest::asksAgainForAPageThatFailed()
{
    LedgerModel model({});
    const QSignalSpy wanted(&model, &LedgerModel::pageWanted);
    model.fetchMore({});
    model.pageFailed();
    model.fetchMore({});
    QCOMPARE(wanted.size(), 2);
    model.pageFailed();
    model.stop();
    model.fetchMore({});
    QCOMPARE(wanted.size(), 2);
    model.clear();
    QVERIFY(model.canFetchMore({}));
}

void LedgerModelTest::showsARow()
{
    LedgerModel model(sampleReference());
    const QAbstractItemModelTester tester(&model);
    model.setPeople({person(2, u"sa.one"_s, u"Somchai"_s)});
    LedgerLine line = lineOf(9, u"A-0009"_s);
    line.entry.documentId = 4711;
    model.appendPage({line}, {});
    QStringList cells;
    for (int column = 0; column < LedgerModel::ColumnCount; ++column)
        cells += model.index(0, column).data().toString();
    QCOMPARE(cells,
             (QStringList{u"A-0009"_s, u"In force"_s, u"4711"_s, u"Somchai"_s, u"9"_s,
                          u"LCBP3-C2 · LETTER · คคง. → สคฉ.3 · 2025"_s, u"3"_s, u"2 Dec 2025 14:05"_s}));
    QCOMPARE(model.index(0, 0).data(LedgerModel::NumberRole).value<numbering::DocumentNumber>(), line.number);
}

void LedgerModelTest::tellsTimeInTheReadersCalendar()
{
    LedgerModel model(sampleReference());
    model.appendPage({lineOf(9, u"A-0009"_s)}, {});
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setCalendar(numbering::Calendar::Buddhist);
    QVERIFY(!changed.isEmpty());
    QVERIFY(model.index(0, LedgerModel::Time).data().toString().contains(u"2568"_s));
    QVERIFY(model.index(0, LedgerModel::Counter).data().toString().contains(u"2568"_s));
}

void LedgerModelTest::tellsWhatCountsNoMore()
{
    LedgerModel model({});
    const std::pair<LedgerState, bool> states[] = {
        {LedgerState::InForce, false},  {LedgerState::Voided, true},  {LedgerState::Replaced, true},
        {LedgerState::Imported, false}, {LedgerState::Skipped, true}, {LedgerState::Unused, true}};
    QStringList words;
    for (const auto &[state, isQuiet] : states) {
        model.clear();
        model.appendPage({lineOf(9, u"A-0009"_s, state)}, {});
        const QModelIndex cell = model.index(0, LedgerModel::State);
        QCOMPARE(cell.data(LedgerModel::QuietRole).toBool(), isQuiet);
        words += cell.data().toString();
    }
    QCOMPARE(words, (QStringList{u"In force"_s, u"Voided"_s, u"Replaced"_s, u"Imported"_s, u"Skipped"_s,
                                 u"Unused"_s}));
}

void LedgerModelTest::tellsWhyANumberIsNotInForce()
{
    store::LedgerEntry entry = lineOf(9, u"A-0009"_s).entry;
    QVERIFY(models::ledgerReasonText(entry).isEmpty());
    entry.state = LedgerState::Voided;
    QVERIFY(models::ledgerReasonText(entry).contains(u"reset"_s));
    entry.reason = u"The letter was never sent"_s;
    QCOMPARE(models::ledgerReasonText(entry), u"Reason: The letter was never sent"_s);
    entry.state = LedgerState::Skipped;
    entry.reason = u"A-0010"_s;
    QVERIFY(models::ledgerReasonText(entry).contains(u"A-0010 was issued instead"_s));
}

void LedgerModelTest::leavesOutWhatARowDoesNotHave()
{
    store::LedgerEntry entry = lineOf(9, u"A-0009"_s).entry;
    const models::LedgerNames names{.reference = sampleReference()};
    const models::LedgerFacts bare = models::ledgerFacts(entry, names);
    QCOMPARE(factOf(bare, u"Skipped before it"_s), u"(left out)"_s);
    QCOMPARE(factOf(bare, u"Row hash"_s), u"None: older than the chain"_s);
    QCOMPARE(factOf(bare, u"Fallback"_s), u"None"_s);
    QCOMPARE(factOf(bare, u"Sequence number"_s), u"9"_s);
    entry.skipped = {u"A-0007"_s, u"A-0008"_s};
    entry.rowHash = QByteArray::fromHex("ab01");
    entry.fallback = u"DB_LOCK"_s;
    entry.resetEpoch = 2;
    entry.lockWaitMs = 1'234;
    const models::LedgerFacts full = models::ledgerFacts(entry, names);
    QCOMPARE(factOf(full, u"Skipped before it"_s), u"A-0007, A-0008"_s);
    QCOMPARE(factOf(full, u"Row hash"_s), u"ab01"_s);
    QCOMPARE(factOf(full, u"Fallback"_s), u"Database lock"_s);
    QCOMPARE(factOf(full, u"Sequence number"_s), u"9, after reset 2 of the counter"_s);
    QCOMPARE(factOf(full, u"Lock wait"_s), u"1234 ms"_s);
    QCOMPARE(factOf(full, u"Template"_s), u"{ORIGINATOR}-{SEQ:4} (version 3)"_s);
}

void LedgerModelTest::copiesAsTheListShowsIt()
{
    LedgerModel model(sampleReference());
    model.setPeople({person(2, u"sa.one"_s, u"Som\tchai"_s)});
    model.appendPage({lineOf(9, u"A-0009"_s), lineOf(8, u"A-0008"_s), lineOf(7, u"A-0007"_s)}, {});
    const QStringList lines = models::textOf({model, {0, 2}, columns}).split(u'\n');
    QCOMPARE(lines.size(), 3);
    QCOMPARE(lines.at(0), u"Number\tState\tDocument\tPerson\tService\tCounter\tVersion\tTime"_s);
    QVERIFY(lines.at(1).startsWith(u"A-0009\tIn force\t\tSom chai\t9\t"_s));
    QVERIFY(lines.at(2).startsWith(u"A-0007\t"_s));
}

void LedgerModelTest::escapesMarkdown()
{
    LedgerModel model({});
    model.appendPage({lineOf(9, u"A|0009"_s)}, {});
    const QStringList lines = models::markdownOf({model, {0}, columns}).split(u'\n');
    QCOMPARE(lines.size(), 3);
    QCOMPARE(lines.at(1), u"| --- | --- | --- | --- | --- | --- | --- | --- |"_s);
    QVERIFY(lines.at(2).startsWith(u"| A\\|0009 | In force |"_s));
}

void LedgerModelTest::copiesTheColumnsThatAreShown()
{
    LedgerModel model(sampleReference());
    model.appendPage({lineOf(9, u"=A-0009"_s)}, {});
    const models::ListCut cut{model, {0}, {LedgerModel::State, LedgerModel::Number}};
    QCOMPARE(models::textOf(cut), u"State\tNumber\nIn force\t=A-0009"_s);
    QCOMPARE(models::csvOf(cut), u"\"State\",\"Number\"\r\n\"In force\",\"'=A-0009\"\r\n"_s);
    const QJsonArray rows = QJsonDocument::fromJson(models::jsonOf(cut).toUtf8()).array();
    QCOMPARE(rows, QJsonArray({QJsonObject{{u"State"_s, u"In force"_s}, {u"Number"_s, u"=A-0009"_s}}}));
}

void LedgerModelTest::writesNoFormulas()
{
    LedgerModel model(sampleReference());
    LedgerLine line = lineOf(9, u"=HYPERLINK(\"x\")"_s);
    line.entry.program = u"+cmd"_s;
    model.appendPage({line}, {});
    const QString csv = models::ledgerRowsAsCsv(model, {0});
    QVERIFY2(csv.contains(u",\"'=HYPERLINK(\"\"x\"\")\","_s), qPrintable(csv));
    QVERIFY(csv.contains(u",\"'+cmd\","_s));
    QCOMPARE(csv.count("\r\n"_L1), 2);
    QVERIFY(csv.contains(u",\"LCBP3-C2/LETTER/คคง./สคฉ.3/2025\","_s));
}

void LedgerModelTest::writesEveryNameOfJson()
{
    LedgerModel model(sampleReference());
    model.setPeople({person(2, u"sa.one"_s, u"Somchai"_s)});
    LedgerLine full = lineOf(9, u"A-0009"_s);
    full.entry.skipped = {u"A-0007"_s, u"A-0008"_s};
    full.entry.documentId = 4'294'967'299;
    model.appendPage({full, lineOf(8, u"A-0008"_s)}, {});
    const QJsonArray array =
        QJsonDocument::fromJson(models::ledgerRowsAsJson(model, {0, 1}).toUtf8()).array();
    QCOMPARE(array.size(), 2);
    const QJsonObject first = array.at(0).toObject();
    QCOMPARE(first.keys(), array.at(1).toObject().keys());
    QCOMPARE(first[u"document"].toInteger(), 4'294'967'299);
    QCOMPARE(first[u"person"].toString(), u"sa.one"_s);
    QCOMPARE(first[u"service"].toString(), u"9"_s);
    QCOMPARE(first[u"createdAt"].toString(), u"2025-12-02T07:05:06.123456Z"_s);
    QCOMPARE(first[u"skipped"].toArray(), QJsonArray({u"A-0007"_s, u"A-0008"_s}));
    QVERIFY(array.at(1).toObject()[u"document"].isNull());
    QVERIFY(array.at(1).toObject()[u"rowHash"].isNull());
}

QTEST_GUILESS_MAIN(LedgerModelTest)
#include "ledger_model_test.moc"
