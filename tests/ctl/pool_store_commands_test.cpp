#include "tests/ctl/program_run.h"
#include "tests/support/private_store.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

/// A pool from its request to its end, by commands alone.
class PoolStoreCommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_address = PrivateStore::instance().demoStore(); }
    void refusesWrongNamesAndSettings_data();
    void refusesWrongNamesAndSettings();
    void createsAPool();
    void showsTheRequest();
    void tellsAnEmptyPool();
    void fillsIt();
    void issuesIds();
    void verifiesIds();
    void findsIds();
    void tellsHowFullItIs();
    void isForWhomItIsGivenTo();
    void retiresIt();

private:
    ProgramRun run(const QStringList &words) { return runProgram(onStore(m_address, words)); }
    ProgramRun create(const QString &name, const QStringList &options)
    {
        return run(QStringList{u"pool"_s, u"create"_s, name, u"--as"_s, u"sa.one"_s, u"--reason"_s,
                               u"the farmers get cards with numbers of their own"_s} +
                   options);
    }
    static QString refusalOf(const ProgramRun &run)
    {
        return QString::number(run.exitCode) + u' ' + run.error()[u"code"].toString();
    }

    store::Address m_address;
    QString m_request;
    QString m_id;
    QString m_requestId;
};

void PoolStoreCommandsTest::refusesWrongNamesAndSettings_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("refusal");
    QTest::newRow("capitals") << u"Farmer"_s << QStringList() << u"1 BAD_NAME"_s;
    QTest::newRow("a quote") << u"x`y"_s << QStringList() << u"1 BAD_NAME"_s;
    QTest::newRow("three digits") << u"x"_s << QStringList{u"--length"_s, u"3"_s} << u"1 OUT_OF_RANGE"_s;
    QTest::newRow("less than nothing")
        << u"x"_s << QStringList{u"--minimum"_s, u"-1"_s} << u"1 OUT_OF_RANGE"_s;
    QTest::newRow("no batch") << u"x"_s << QStringList{u"--batch"_s, u"0"_s} << u"1 OUT_OF_RANGE"_s;
    QTest::newRow("more than there can be")
        << u"x"_s << QStringList{u"--length"_s, u"4"_s, u"--minimum"_s, u"1001"_s}
        << u"1 MORE_THAN_CAPACITY"_s;
    QTest::newRow("another profile") << u"x"_s << QStringList{u"--profile"_s, u"OTHER"_s} << u"2 USAGE"_s;
}

void PoolStoreCommandsTest::refusesWrongNamesAndSettings()
{
    QFETCH(QString, name);
    QFETCH(QStringList, options);
    QFETCH(QString, refusal);
    const ProgramRun refused = create(name, options);
    QCOMPARE(refusalOf(refused), refusal);
    QVERIFY(!refused.error()[u"message"].toString().isEmpty());
    QCOMPARE(run({u"pool"_s, u"list"_s}).json()[u"pools"].toArray().size(), 0);
}

void PoolStoreCommandsTest::createsAPool()
{
    const QJsonObject request =
        create(u"farmer"_s, {u"--length"_s, u"7"_s, u"--minimum"_s, u"50"_s, u"--batch"_s, u"120"_s}).json();
    QCOMPARE(request[u"kind"], QJsonValue(u"POOL"_s));
    QCOMPARE(request[u"action"], QJsonValue(u"CREATE"_s));
    QCOMPARE(request[u"capacity"], QJsonValue(231'359));
    QCOMPARE(request[u"profile"], QJsonValue(u"OpenG2P"_s));
    m_request = QString::number(request[u"id"].toInt());
    QCOMPARE(refusalOf(create(u"farmer"_s, {})), u"1 CONFLICT"_s);
    QCOMPARE(refusalOf(run({u"request"_s, u"approve"_s, m_request, u"--yes"_s, u"--as"_s, u"sa.one"_s})),
             u"1 NOT_ALLOWED"_s);
    QCOMPARE(
        run({u"request"_s, u"approve"_s, m_request, u"--yes"_s, u"--as"_s, u"sa.two"_s}).json()[u"state"],
        QJsonValue(u"EXECUTED"_s));
    QCOMPARE(refusalOf(create(u"farmer"_s, {})), u"1 CONFLICT"_s);
    QCOMPARE(
        run({u"pool"_s, u"grant"_s, u"farmer"_s, u"--service"_s, u"allocator.demo"_s}).json()[u"services"][0],
        QJsonValue(u"allocator.demo"_s));
}

void PoolStoreCommandsTest::showsTheRequest()
{
    const QString shown = QString::fromUtf8(
        runProgram({u"--store"_s, m_address.toText(), u"request"_s, u"show"_s, m_request}).output);
    for (const QString &part : {u"farmer"_s, u"231,359"_s, u"the farmers get cards"_s, u"OpenG2P"_s})
        QVERIFY2(shown.contains(part), qPrintable(part + u'\n' + shown));
}

void PoolStoreCommandsTest::tellsAnEmptyPool()
{
    const ProgramRun empty = run({u"pool"_s, u"issue"_s, u"farmer"_s, u"--as"_s, u"allocator.demo"_s});
    QCOMPARE(refusalOf(empty), u"4 BUSY"_s);
    QVERIFY(empty.error()[u"message"].toString().contains(u"--request-id"_s));
}

void PoolStoreCommandsTest::fillsIt()
{
    const QJsonValue filled =
        run({u"pool"_s, u"fill"_s, u"farmer"_s, u"--as"_s, u"allocator.demo"_s}).json()[u"pools"][0];
    QCOMPARE(filled[u"outcome"], QJsonValue(u"FILLED"_s));
    QCOMPARE(filled[u"added"], QJsonValue(120));
    QCOMPARE(run({u"pool"_s, u"fill"_s, u"farmer"_s, u"--as"_s, u"sa.one"_s}).json()[u"pools"][0][u"outcome"],
             QJsonValue(u"NOT_NEEDED"_s));
    QCOMPARE(run({u"pool"_s, u"fill"_s}).json()[u"pools"].toArray().size(), 0);
    QCOMPARE(refusalOf(run({u"pool"_s, u"fill"_s, u"--count"_s, u"5"_s})), u"2 USAGE"_s);
    QCOMPARE(run({u"pool"_s, u"fill"_s, u"farmer"_s, u"--count"_s, u"5"_s}).json()[u"pools"][0][u"added"],
             QJsonValue(5));
}

void PoolStoreCommandsTest::issuesIds()
{
    const QStringList issue{u"pool"_s, u"issue"_s,          u"farmer"_s,    u"--count"_s, u"2"_s,
                            u"--as"_s, u"allocator.demo"_s, u"--purpose"_s, u"cards"_s};
    const QJsonArray ids = run(issue).json()[u"ids"].toArray();
    QCOMPARE(ids.size(), 2);
    m_id = ids[0][u"id"].toString();
    m_requestId = ids[0][u"requestId"].toString();
    QCOMPARE(m_id.size(), 7);
    QVERIFY(ids[1][u"id"] != ids[0][u"id"]);
    QCOMPARE(run(issue + QStringList{u"--request-id"_s, m_requestId}).json()[u"ids"].toArray(), ids);
    QCOMPARE(refusalOf(run({u"pool"_s, u"issue"_s, u"farmer"_s, u"--request-id"_s, m_requestId, u"--as"_s,
                            u"allocator.demo"_s})),
             u"1 CONFLICT"_s);
    QCOMPARE(refusalOf(run({u"pool"_s, u"issue"_s, u"farmer"_s, u"--count"_s, u"1001"_s})), u"2 USAGE"_s);
    QCOMPARE(run({u"pool"_s, u"issue"_s, u"farmer"_s}).json()[u"ids"].toArray().size(), 1);
}

void PoolStoreCommandsTest::verifiesIds()
{
    const auto verify = [this](const QString &id) {
        return run({u"pool"_s, u"verify"_s, id, u"--pool"_s, u"farmer"_s});
    };
    QCOMPARE(verify(m_id).exitCode, 0);
    QCOMPARE(verify(m_id).json(),
             (QJsonObject{
                 {u"id"_s, m_id}, {u"wellFormed"_s, true}, {u"checkDigit"_s, true}, {u"issued"_s, true}}));
    QString typo = m_id;
    typo[6] = typo[6] == u'0' ? u'1' : u'0';
    const ProgramRun wrong = verify(typo);
    QCOMPARE(wrong.exitCode, 1);
    QCOMPARE(wrong.json()[u"checkDigit"], QJsonValue(false));
    QCOMPARE(wrong.json()[u"issued"], QJsonValue(false));
    QCOMPARE(verify(u"12"_s).json()[u"wellFormed"], QJsonValue(false));
    QCOMPARE(refusalOf(run({u"pool"_s, u"verify"_s, m_id, u"--pool"_s, u"fisher"_s})), u"1 NOT_FOUND"_s);
}

void PoolStoreCommandsTest::findsIds()
{
    const ProgramRun found = run({u"search"_s, m_id});
    QVERIFY2(found.exitCode == 0, found.errors.constData());
    const QJsonObject answer = found.json()[u"answers"][0].toObject();
    QCOMPARE(answer[u"kind"], QJsonValue(u"ID_ISSUED"_s));
    QCOMPARE(answer[u"id"][u"account"], QJsonValue(u"allocator.demo"_s));
    QCOMPARE(answer[u"id"][u"issued"], QJsonValue(true));
    QVERIFY(!answer[u"id"][u"issuedAt"].toString().isEmpty());
    QString typed = m_id;
    typed[1] = typed[1] == u'9' ? u'8' : u'9';
    const QJsonObject doubted = run({u"search"_s, typed}).json()[u"answers"][0].toObject();
    QCOMPARE(doubted[u"kind"], QJsonValue(u"ID_MISTYPED"_s));
    QVERIFY(doubted[u"id"][u"issuedCandidates"].toArray().contains(m_id));
    QVERIFY(doubted[u"id"][u"account"].isNull());
}

void PoolStoreCommandsTest::tellsHowFullItIs()
{
    const QJsonObject pool = run({u"pool"_s, u"status"_s, u"farmer"_s}).json();
    QCOMPARE(pool[u"generated"], QJsonValue(125));
    QCOMPARE(pool[u"issued"], QJsonValue(3));
    QCOMPARE(pool[u"available"], QJsonValue(122));
    QCOMPARE(pool[u"low"], QJsonValue(false));
    QCOMPARE(run({u"pool"_s, u"list"_s}).json()[u"pools"][0].toObject(), pool);
    const QByteArray metrics = runProgram({u"--store"_s, m_address.toText(), u"metrics"_s}).output;
    for (const char *line :
         {"docnum_id_pool_available{pool=\"farmer\"} 122\n", "docnum_id_pool_minimum{pool=\"farmer\"} 50\n",
          "docnum_id_pool_issued_total{pool=\"farmer\"} 3\n",
          "docnum_id_pool_generated_total{pool=\"farmer\"} 125\n"})
        QVERIFY2(metrics.contains(line), line);
    const QJsonObject checked = run({u"pool"_s, u"check"_s, u"farmer"_s}).json();
    QCOMPARE(checked[u"intact"], QJsonValue(true));
    QCOMPARE(checked[u"rows"], QJsonValue(3));
}

void PoolStoreCommandsTest::isForWhomItIsGivenTo()
{
    QVERIFY(run({u"pool"_s, u"revoke"_s, u"farmer"_s, u"--service"_s, u"allocator.demo"_s}).exitCode == 0);
    QCOMPARE(refusalOf(run({u"pool"_s, u"issue"_s, u"farmer"_s, u"--as"_s, u"allocator.demo"_s})),
             u"1 NOT_ALLOWED"_s);
    QCOMPARE(refusalOf(run({u"pool"_s, u"grant"_s, u"farmer"_s, u"--service"_s, u"sa.one"_s})),
             u"1 REFUSED"_s);
}

void PoolStoreCommandsTest::retiresIt()
{
    const QJsonObject request = run({u"pool"_s, u"retire"_s, u"farmer"_s, u"--as"_s, u"sa.two"_s,
                                     u"--reason"_s, u"the cards of the farmers were abolished"_s})
                                    .json();
    QCOMPARE(request[u"action"], QJsonValue(u"RETIRE"_s));
    QCOMPARE(request[u"length"], QJsonValue());
    QCOMPARE(run({u"request"_s, u"approve"_s, QString::number(request[u"id"].toInt()), u"--yes"_s, u"--as"_s,
                  u"sa.one"_s})
                 .json()[u"state"],
             QJsonValue(u"EXECUTED"_s));
    QCOMPARE(run({u"pool"_s, u"status"_s, u"farmer"_s}).json()[u"state"], QJsonValue(u"RETIRED"_s));
    QCOMPARE(refusalOf(run({u"pool"_s, u"issue"_s, u"farmer"_s})), u"1 REFUSED"_s);
    QCOMPARE(run({u"pool"_s, u"verify"_s, m_id, u"--pool"_s, u"farmer"_s}).exitCode, 0);
}

QTEST_GUILESS_MAIN(PoolStoreCommandsTest)
#include "pool_store_commands_test.moc"
