#include "tests/ctl/program_run.h"
#include "tests/support/private_store.h"

#include <QJsonArray>
#include <QTest>
#include <QUuid>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

/// What becomes of numbers that were allocated without a document.
class DocumentCommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void bindsOnceAndTellsWho();
    void tellsWhichDocumentHasTheNumber();
    void tellsWhichNumberTheDocumentHas();
    void bindsOnlyForTheAccountThatAllocated();
    void marksUnused();
    void marksUnusedAsSuperAdmin();
    void refusesWrongWords_data();
    void refusesWrongWords();
    void listsNumbersWithoutDocument();
    void boundNumberIsNotReleased();
    void voidsWhatAnotherPersonApproves();
    void refusesToVoid();
    void verifiesClean();

private:
    ProgramRun run(const QStringList &words) const { return runProgram(onStore(m_store, words)); }
    ProgramRun as(const QString &login, const QStringList &words) const
    {
        return run(words + QStringList{u"--as"_s, login});
    }
    QJsonObject allocate(const QStringList &more = {}) const;
    ProgramRun bind(const QJsonObject &number, const QString &document, const QStringList &more = {}) const;
    ProgramRun requestVoid(const QJsonValue &number, const QString &login = u"sa.one"_s) const;
    ProgramRun markUnused(const QJsonObject &number, const QString &login) const;
    QStringList events(const QJsonObject &number) const;
    QStringList unbound(const QStringList &more = {}) const;

    store::Address m_store;
};

namespace {

const auto service = u"allocator.demo"_s;
const auto why = u"The letter was never written"_s;

} // namespace

void DocumentCommandsTest::init()
{
    m_store = PrivateStore::instance().demoStore();
}

QJsonObject DocumentCommandsTest::allocate(const QStringList &more) const
{
    const ProgramRun drawn =
        as(service, QStringList{u"allocate"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"LETTER"_s,
                                u"--originator"_s, u"คคง."_s, u"--recipient"_s, u"สคฉ.3"_s, u"--date"_s,
                                u"2025-12-02"_s} +
                        more);
    if (drawn.exitCode != 0)
        qFatal("%s", drawn.errors.constData());
    return drawn.json()[u"allocations"][0].toObject();
}

ProgramRun DocumentCommandsTest::bind(const QJsonObject &number, const QString &document,
                                      const QStringList &more) const
{
    return as(service, QStringList{u"document"_s, u"bind"_s, u"--request-id"_s,
                                   number[u"requestId"].toString(), u"--document"_s, document} +
                           more);
}

ProgramRun DocumentCommandsTest::markUnused(const QJsonObject &number, const QString &login) const
{
    return as(login, {u"document"_s, u"mark-unused"_s, u"--request-id"_s, number[u"requestId"].toString(),
                      u"--reason"_s, why});
}

QStringList DocumentCommandsTest::events(const QJsonObject &number) const
{
    QStringList names;
    const ProgramRun told =
        run({u"audit"_s, u"explain"_s, number[u"number"].toString(), u"--project"_s, u"LCBP3-C2"_s});
    for (const QJsonValue &event : told.json()[u"events"].toArray())
        names.append(event[u"event"].toString());
    return names;
}

QStringList DocumentCommandsTest::unbound(const QStringList &more) const
{
    QStringList numbers;
    const ProgramRun listed = run(QStringList{u"document"_s, u"unbound"_s, u"--limit"_s, u"10000"_s} + more);
    for (const QJsonValue &number : listed.json()[u"numbers"].toArray())
        numbers.append(number[u"number"].toString());
    return numbers;
}

void DocumentCommandsTest::bindsOnceAndTellsWho()
{
    const QJsonObject number = allocate();
    const ProgramRun bound = bind(number, u"4711"_s);
    QVERIFY2(bound.exitCode == 0, bound.errors.constData());
    QCOMPARE(bound.json()[u"number"], number[u"number"]);
    QCOMPARE(bound.json()[u"document"], QJsonValue(4711));
    // A service that lost the answer asks again.
    QCOMPARE(bind(number, u"4711"_s).exitCode, 0);
    QCOMPARE(events(number), (QStringList{u"ISSUED"_s, u"BOUND"_s}));
    const ProgramRun told = run({u"audit"_s, u"explain"_s, u"--document"_s, u"4711"_s});
    QCOMPARE(told.json()[u"numbers"][0][u"number"], number[u"number"]);
    QCOMPARE(told.json()[u"numbers"][0][u"events"][1][u"service"], QJsonValue(service));
    QCOMPARE(told.json()[u"numbers"][0][u"events"][1][u"inForce"], QJsonValue(true));
}

void DocumentCommandsTest::tellsWhichDocumentHasTheNumber()
{
    const QJsonObject number = allocate({u"--document"_s, u"12"_s});
    QCOMPARE(bind(number, u"12"_s).exitCode, 0);
    QCOMPARE(events(number), QStringList{u"ISSUED"_s});
    const ProgramRun refused = bind(number, u"13"_s);
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.error()[u"code"], QJsonValue(u"CONFLICT"_s));
    QVERIFY2(refused.error()[u"message"].toString().contains("document 12"_L1), refused.errors.constData());
    const QJsonObject later = allocate();
    QCOMPARE(bind(later, u"14"_s).exitCode, 0);
    QVERIFY(bind(later, u"15"_s).error()[u"message"].toString().contains("document 14"_L1));
}

void DocumentCommandsTest::tellsWhichNumberTheDocumentHas()
{
    const QJsonObject first = allocate({u"--document"_s, u"12"_s});
    const QJsonObject second = allocate();
    const ProgramRun refused = bind(second, u"12"_s);
    QCOMPARE(refused.exitCode, 1);
    QVERIFY2(refused.error()[u"message"].toString().contains(first[u"number"].toString()),
             refused.errors.constData());
    QCOMPARE(events(second), QStringList{u"ISSUED"_s});
    QCOMPARE(bind(second, u"12"_s, {u"--another"_s}).exitCode, 0);
    // The same the other way round: what was bound later counts when the next number is allocated.
    const QJsonObject third = allocate();
    QCOMPARE(bind(third, u"13"_s).exitCode, 0);
    const ProgramRun again =
        as(service, {u"allocate"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"LETTER"_s,
                     u"--originator"_s, u"คคง."_s, u"--recipient"_s, u"สคฉ.3"_s, u"--document"_s, u"13"_s});
    QCOMPARE(again.exitCode, 1);
    QVERIFY2(again.error()[u"message"].toString().contains(third[u"number"].toString()),
             again.errors.constData());
}

void DocumentCommandsTest::bindsOnlyForTheAccountThatAllocated()
{
    const QJsonObject number = allocate();
    const QStringList words{u"document"_s,   u"bind"_s, u"--request-id"_s, number[u"requestId"].toString(),
                            u"--document"_s, u"4711"_s};
    // The administrator of the server draws too, but did not draw this one.
    QCOMPARE(run(words).error()[u"code"], QJsonValue(u"NOT_ALLOWED"_s));
    for (const QString &login : {u"auditor.demo"_s, u"pa.demo"_s, u"sa.one"_s})
        QCOMPARE(as(login, words).error()[u"code"], QJsonValue(u"NOT_ALLOWED"_s));
    QCOMPARE(events(number), QStringList{u"ISSUED"_s});
}

void DocumentCommandsTest::marksUnused()
{
    const QJsonObject number = allocate();
    QCOMPARE(markUnused(number, u"auditor.demo"_s).error()[u"code"], QJsonValue(u"NOT_ALLOWED"_s));
    const ProgramRun marked = markUnused(number, service);
    QVERIFY2(marked.exitCode == 0, marked.errors.constData());
    QCOMPARE(markUnused(number, service).exitCode, 0);
    QCOMPARE(events(number), (QStringList{u"ISSUED"_s, u"UNUSED"_s}));
    const ProgramRun told =
        run({u"audit"_s, u"explain"_s, number[u"number"].toString(), u"--project"_s, u"LCBP3-C2"_s});
    QCOMPARE(told.json()[u"events"][1][u"reason"], QJsonValue(why));
    QCOMPARE(told.json()[u"events"][0][u"inForce"], QJsonValue(true));
    const ProgramRun refused = bind(number, u"4711"_s);
    QCOMPARE(refused.exitCode, 1);
    QVERIFY2(refused.error()[u"message"].toString().contains("unused"_L1), refused.errors.constData());
    const QJsonObject bound = allocate();
    QCOMPARE(bind(bound, u"4711"_s).exitCode, 0);
    QVERIFY(markUnused(bound, service).error()[u"message"].toString().contains("document 4711"_L1));
}

void DocumentCommandsTest::marksUnusedAsSuperAdmin()
{
    const QJsonObject number = allocate();
    const ProgramRun marked = markUnused(number, u"sa.one"_s);
    QVERIFY2(marked.exitCode == 0, marked.errors.constData());
    const ProgramRun log = run({u"admin-log"_s, u"list"_s, u"--limit"_s, u"1"_s});
    QVERIFY2(log.output.contains("NUMBER_UNUSED") && log.output.contains("sa.one"), log.output.constData());
}

void DocumentCommandsTest::refusesWrongWords_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("exitCode");
    const QString unknown = u"3f0c9a52-6d1e-4b7a-9f0e-2c5d8a7b1e46"_s;
    const QStringList bindIt{u"document"_s, u"bind"_s, u"--request-id"_s, unknown, u"--document"_s};
    QTest::newRow("document 0") << bindIt + QStringList{u"0"_s} << 2;
    QTest::newRow("document below 0") << bindIt + QStringList{u"-5"_s} << 2;
    QTest::newRow("unknown request") << bindIt + QStringList{u"5"_s, u"--as"_s, service} << 1;
    QTest::newRow("no request id") << QStringList{u"document"_s, u"bind"_s, u"--document"_s, u"5"_s} << 2;
    QTest::newRow("no reason") << QStringList{u"document"_s, u"mark-unused"_s, u"--request-id"_s, unknown}
                               << 2;
    QTest::newRow("short reason") << QStringList{u"document"_s, u"mark-unused"_s, u"--request-id"_s,
                                                 unknown,       u"--reason"_s,    u"no"_s}
                                  << 1;
    for (const char *age : {"7", "d", "0d", "-1d", "7w", "99999d", ""})
        QTest::addRow("age %s", age) << QStringList{u"document"_s, u"unbound"_s,
                                                    u"--older-than"_s + u'=' + QLatin1StringView(age)}
                                     << 2;
}

void DocumentCommandsTest::refusesWrongWords()
{
    QFETCH(QStringList, words);
    const ProgramRun refused = run(words);
    QVERIFY2(!refused.error().isEmpty(), refused.errors.constData());
    QTEST(refused.exitCode, "exitCode");
}

void DocumentCommandsTest::listsNumbersWithoutDocument()
{
    const QStringList before = unbound();
    const QJsonObject open = allocate();
    const QJsonObject bound = allocate();
    const QJsonObject unused = allocate();
    allocate({u"--document"_s, u"12"_s});
    QCOMPARE(bind(bound, u"13"_s).exitCode, 0);
    QCOMPARE(markUnused(unused, service).exitCode, 0);
    QCOMPARE(unbound(), before + QStringList{open[u"number"].toString()});
    QCOMPARE(unbound({u"--project"_s, u"LCBP3-C1"_s}).contains(open[u"number"].toString()), false);
    QCOMPARE(unbound({u"--older-than"_s, u"1h"_s}).contains(open[u"number"].toString()), false);
}

/// A reset that voids releases numbers that are of no use, not those of documents.
void DocumentCommandsTest::boundNumberIsNotReleased()
{
    const QJsonObject number = allocate();
    QCOMPARE(bind(number, u"4711"_s).exitCode, 0);
    const ProgramRun refused =
        as(u"sa.one"_s,
           {u"reset"_s, u"request"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"LETTER"_s,
            u"--originator"_s, u"คคง."_s, u"--recipient"_s, u"สคฉ.3"_s, u"--date"_s, u"2025-12-02"_s,
            u"--to"_s, u"0"_s, u"--void"_s, u"--reason"_s, u"These numbers were only a try-out"_s});
    QCOMPARE(refused.exitCode, 1);
    QVERIFY2(refused.error()[u"message"].toString().contains("document"_L1), refused.errors.constData());
}

ProgramRun DocumentCommandsTest::requestVoid(const QJsonValue &number, const QString &login) const
{
    return as(login, {u"document"_s, u"void"_s, number.toString(), u"--project"_s, u"LCBP3-C2"_s, u"--type"_s,
                      u"LETTER"_s, u"--reason"_s, u"The letter was never written after all"_s});
}

void DocumentCommandsTest::voidsWhatAnotherPersonApproves()
{
    const QJsonObject number = allocate();
    const ProgramRun asked = requestVoid(number[u"number"]);
    QVERIFY2(asked.exitCode == 0, asked.errors.constData());
    const QJsonObject request = asked.json();
    QCOMPARE(request[u"kind"], QJsonValue(u"VOID"_s));
    QCOMPARE(request[u"state"], QJsonValue(u"PENDING"_s));
    QCOMPARE(request[u"number"], number[u"number"]);
    QCOMPARE(request[u"sequence"], number[u"sequence"]);
    const QString id = QString::number(request[u"id"].toInteger());
    QStringList show = onStore(m_store, {u"request"_s, u"show"_s, id});
    show.removeAll(u"--json"_s);
    const ProgramRun shown = runProgram(show);
    QVERIFY(shown.output.contains(number[u"number"].toString().toUtf8()));
    QVERIFY(shown.output.contains("allocator.demo"));
    QCOMPARE(as(u"sa.one"_s, {u"request"_s, u"approve"_s, id, u"--yes"_s}).exitCode, 1);
    const ProgramRun approved = as(u"sa.two"_s, {u"request"_s, u"approve"_s, id, u"--yes"_s});
    QVERIFY2(approved.exitCode == 0, approved.errors.constData());
    QCOMPARE(approved.json()[u"state"], QJsonValue(u"EXECUTED"_s));
    QCOMPARE(events(number), (QStringList{u"ISSUED"_s, u"VOIDED"_s}));
    const ProgramRun told =
        run({u"audit"_s, u"explain"_s, number[u"number"].toString(), u"--project"_s, u"LCBP3-C2"_s});
    QCOMPARE(told.json()[u"events"][1][u"voidRequest"], request[u"id"]);
    QCOMPARE(told.json()[u"events"][0][u"inForce"], QJsonValue(false));
    QVERIFY(!unbound().contains(number[u"number"].toString()));
    QCOMPARE(allocate()[u"sequence"].toInteger(), number[u"sequence"].toInteger() + 1);
    // Whoever repeats his request hears of it, and gets no other number.
    const ProgramRun repeated =
        as(service, {u"allocate"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"LETTER"_s,
                     u"--originator"_s, u"คคง."_s, u"--recipient"_s, u"สคฉ.3"_s, u"--date"_s, u"2025-12-02"_s,
                     u"--request-id"_s, number[u"requestId"].toString()});
    QCOMPARE(repeated.exitCode, 1);
    QCOMPARE(repeated.error()[u"code"], QJsonValue(u"NUMBER_VOIDED"_s));
}

void DocumentCommandsTest::refusesToVoid()
{
    const QJsonObject number = allocate();
    QCOMPARE(requestVoid(number[u"number"], u"pa.demo"_s).exitCode, 1);
    QCOMPARE(requestVoid(u"no such number"_s).error()[u"code"], QJsonValue(u"UNKNOWN_NUMBER"_s));
    QCOMPARE(bind(number, u"4715"_s).exitCode, 0);
    const ProgramRun bound = requestVoid(number[u"number"]);
    QCOMPARE(bound.exitCode, 1);
    QVERIFY2(bound.errors.contains("document 4715"), bound.errors.constData());
    const QString id = QString::number(requestVoid(allocate()[u"number"]).json()[u"id"].toInteger());
    QCOMPARE(as(u"sa.one"_s, {u"request"_s, u"withdraw"_s, id}).exitCode, 0);
}

void DocumentCommandsTest::verifiesClean()
{
    const QJsonObject bound = allocate();
    const QJsonObject unused = allocate();
    const QJsonObject byAdmin = allocate();
    QCOMPARE(bind(bound, u"13"_s).exitCode, 0);
    QCOMPARE(markUnused(unused, service).exitCode, 0);
    QCOMPARE(markUnused(byAdmin, u"sa.one"_s).exitCode, 0);
    allocate();
    const ProgramRun verified = run({u"audit"_s, u"verify"_s});
    QVERIFY2(verified.exitCode == 0, (verified.errors + verified.output).constData());
    QCOMPARE(verified.json()[u"intact"], QJsonValue(true));
}

QTEST_GUILESS_MAIN(DocumentCommandsTest)
#include "document_commands_test.moc"
