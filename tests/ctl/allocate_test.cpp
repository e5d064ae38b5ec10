#include "tests/ctl/program_run.h"
#include "tests/support/private_store.h"

#include <QJsonArray>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;

class AllocateTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void printsEveryFieldOfAnAllocation();
    void printsNumbersForPeople();
    void drawsConsecutiveNumbers();
    void givesTheSameNumberForTheSameRequest();
    void drawsExamplesOfTheRequirements_data();
    void drawsExamplesOfTheRequirements();
    void countsByTheFirstRecipient();
    void writesNumbersForNewRevisions();
    void sandboxLeavesRealCountersAlone();
    void sandboxUsesTheTemplateInForce();
    void drawsWithoutGapsFromTwentyProcesses();
    void passesOverTakenNumbers();
    void refusesTakenNumberWhereTheTemplateSaysSo();
    void refusesNumberThatOutgrowsItsDigits();
    void findsTheOnlyProjectOfASender();
    void refusesRequests_data();
    void refusesRequests();
    void actingAsAnAccountTakesItsPassword_data();
    void actingAsAnAccountTakesItsPassword();
    void speaksThai();

private:
    void useFreshStore();
    ProgramRun run(const QStringList &words) const { return runProgram(onStore(m_store, words)); }
    qint64 lastNumber(const QStringList &key) const;
    void setTemplate(const QString &type, const QString &text, const QStringList &settings) const;

    store::Address m_store;
};

namespace {

const QStringList letterKey{u"--project"_s, u"LCBP3-C2"_s,    u"--type"_s, u"LETTER"_s, u"--originator"_s,
                            u"คคง."_s,      u"--recipient"_s, u"สคฉ.3"_s,  u"--date"_s, u"2025-12-02"_s};

/// RFAs show no year: in 2026 the demo's contractor took the first eight numbers of this form.
const QStringList takenRfaKey{u"--project"_s,    u"LCBP3-C2"_s, u"--type"_s,     u"RFA"_s,
                              u"--originator"_s, u"คคง."_s,     u"--rfa-type"_s, u"RPT"_s,
                              u"--discipline"_s, u"GEO"_s,      u"--date"_s,     u"2025-12-02"_s};

QStringList allocateLetter(const QStringList &more = {})
{
    return QStringList{u"allocate"_s} + letterKey + more;
}

QStringList numbers(const ProgramRun &run)
{
    QStringList result;
    for (const QJsonValue &drawn : run.json()[u"allocations"].toArray())
        result.append(drawn[u"number"].toString());
    return result;
}

} // namespace

void AllocateTest::initTestCase()
{
    useFreshStore();
}

void AllocateTest::useFreshStore()
{
    m_store = PrivateStore::instance().demoStore();
}

qint64 AllocateTest::lastNumber(const QStringList &key) const
{
    return run(QStringList{u"counter"_s, u"show"_s} + key).json()[u"lastNumber"].toInteger(-1);
}

void AllocateTest::setTemplate(const QString &type, const QString &text, const QStringList &settings) const
{
    const ProgramRun saved =
        run(QStringList{u"template"_s, u"set"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, type,
                        u"--template"_s, text, u"--reason"_s, u"For this test"_s, u"--as"_s, u"pa.demo"_s} +
            settings);
    QVERIFY2(saved.exitCode == 0, saved.errors.constData());
}

void AllocateTest::printsEveryFieldOfAnAllocation()
{
    useFreshStore();
    const QString requestId = u"3f0c9a52-6d1e-4b7a-9f0e-2c5d8a7b1e46"_s;
    const ProgramRun drawn = run(allocateLetter({u"--request-id"_s, requestId, u"--document"_s, u"4711"_s}));
    QVERIFY2(drawn.exitCode == 0, drawn.errors.constData());
    QCOMPARE(drawn.errors, QByteArray());
    const QJsonArray allocations = drawn.json()[u"allocations"].toArray();
    QCOMPARE(allocations.size(), 1);
    const QJsonObject one = allocations.first().toObject();
    QCOMPARE(one.keys(),
             (QStringList{u"counterKey"_s, u"document"_s, u"fallbackUsed"_s, u"generatedAt"_s,
                          u"lockWaitMs"_s, u"number"_s, u"requestId"_s, u"retryCount"_s, u"sequence"_s,
                          u"skipped"_s, u"template"_s, u"templateVersion"_s, u"totalDurationMs"_s}));
    QCOMPARE(one[u"number"], QJsonValue(u"คคง.-สคฉ.3-0001-2568"_s));
    QCOMPARE(one[u"sequence"], QJsonValue(1));
    QCOMPARE(one[u"requestId"], QJsonValue(requestId));
    QCOMPARE(one[u"document"], QJsonValue(4711));
    QCOMPARE(one[u"counterKey"][u"projectId"], QJsonValue(2));
    QCOMPARE(one[u"counterKey"][u"originatorOrgId"], QJsonValue(22));
    QCOMPARE(one[u"counterKey"][u"recipientOrgId"], QJsonValue(10));
    QCOMPARE(one[u"counterKey"][u"correspondenceTypeId"], QJsonValue(6));
    QCOMPARE(one[u"template"], QJsonValue(u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s));
    QCOMPARE(one[u"templateVersion"], QJsonValue(1));
    QCOMPARE(one[u"retryCount"], QJsonValue(0));
    QVERIFY(one[u"lockWaitMs"].isDouble() && one[u"totalDurationMs"].isDouble());
    QVERIFY((QStringList{u"NONE"_s, u"DB_LOCK"_s, u"RETRY"_s}).contains(one[u"fallbackUsed"].toString()));
    QCOMPARE(one[u"skipped"], QJsonValue(QJsonArray()));
}

void AllocateTest::printsNumbersForPeople()
{
    useFreshStore();
    QStringList words = onStore(m_store, allocateLetter({u"--count"_s, u"2"_s}));
    words.removeAll(u"--json"_s);
    const ProgramRun drawn = runProgram(words);
    QCOMPARE(QString::fromUtf8(drawn.output), u"คคง.-สคฉ.3-0001-2568\nคคง.-สคฉ.3-0002-2568\n"_s);
}

void AllocateTest::drawsConsecutiveNumbers()
{
    useFreshStore();
    const ProgramRun drawn = run(allocateLetter({u"--count"_s, u"500"_s}));
    QVERIFY2(drawn.exitCode == 0, drawn.errors.constData());
    const QJsonArray allocations = drawn.json()[u"allocations"].toArray();
    QCOMPARE(allocations.size(), 500);
    for (qsizetype i = 0; i < allocations.size(); ++i)
        QCOMPARE(allocations[i][u"sequence"].toInteger(), i + 1);
    QCOMPARE(lastNumber(letterKey), 500);
}

void AllocateTest::givesTheSameNumberForTheSameRequest()
{
    useFreshStore();
    const QStringList request{u"--request-id"_s, u"3F0C9A52-6D1E-4B7A-9F0E-2C5D8A7B1E46"_s};
    const ProgramRun first = run(allocateLetter(request));
    QCOMPARE(run(allocateLetter()).exitCode, 0);
    const ProgramRun again = run(allocateLetter(request));
    QCOMPARE(numbers(again), (QStringList{u"คคง.-สคฉ.3-0001-2568"_s}));
    QCOMPARE(numbers(again), numbers(first));
    QCOMPARE(lastNumber(letterKey), 2);
}

void AllocateTest::drawsExamplesOfTheRequirements_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("number");
    QTest::newRow("transmittal") << QStringList{u"--type"_s, u"TRANSMITTAL"_s, u"--recipient"_s,
                                                u"สคฉ.3"_s,  u"--sub-type"_s,  u"21"_s}
                                 << u"คคง.-สคฉ.3-21-0001-2568"_s;
    QTest::newRow("RFA") << QStringList{u"--type"_s,       u"RFA"_s, u"--rfa-type"_s, u"RPT"_s,
                                        u"--discipline"_s, u"TER"_s, u"--rev"_s,      u"A"_s}
                         << u"LCBP3-C2-RFA-TER-RPT-0001-A"_s;
    QTest::newRow("memo by the default template")
        << QStringList{u"--type"_s, u"MEMO"_s, u"--recipient"_s, u"ผรม.2"_s} << u"คคง.-ผรม.2-0001-2568"_s;
}

void AllocateTest::drawsExamplesOfTheRequirements()
{
    QFETCH(QStringList, words);
    QFETCH(QString, number);
    const ProgramRun drawn = run(QStringList{u"allocate"_s, u"--project"_s, u"LCBP3-C2"_s, u"--originator"_s,
                                             u"คคง."_s, u"--date"_s, u"2025-12-02"_s} +
                                 words);
    QVERIFY2(drawn.exitCode == 0, drawn.errors.constData());
    QCOMPARE(numbers(drawn), QStringList{number});
}

/// 3.11.4: of several TO the first in their order.
void AllocateTest::countsByTheFirstRecipient()
{
    useFreshStore();
    const auto draw = [this](const QString &first, const QString &second) {
        return run({u"allocate"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"LETTER"_s, u"--originator"_s,
                    u"คคง."_s, u"--date"_s, u"2025-12-02"_s, u"--recipient"_s, first, u"--recipient"_s,
                    second});
    };
    const ProgramRun one = draw(u"สคฉ.3"_s, u"ผรม.2"_s);
    QCOMPARE(numbers(one), QStringList{u"คคง.-สคฉ.3-0001-2568"_s});
    QCOMPARE(numbers(draw(u"ผรม.2"_s, u"สคฉ.3"_s)), QStringList{u"คคง.-ผรม.2-0001-2568"_s});
    QCOMPARE(numbers(draw(u"สคฉ.3"_s, u"ผรม.2"_s)), QStringList{u"คคง.-สคฉ.3-0002-2568"_s});
    QCOMPARE(draw(u"สคฉ.3"_s, u"สคฉ.9"_s).error()[u"code"], QJsonValue(u"UNKNOWN_CODE"_s));
}

void AllocateTest::writesNumbersForNewRevisions()
{
    useFreshStore();
    const QStringList actor{u"--as"_s, u"allocator.demo"_s};
    const ProgramRun drawn =
        run(QStringList{u"allocate"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"RFA"_s,
                        u"--originator"_s, u"คคง."_s, u"--rfa-type"_s, u"RPT"_s, u"--discipline"_s, u"TER"_s,
                        u"--rev"_s, u"A"_s, u"--document"_s, u"4711"_s} +
            actor);
    const QString first = numbers(drawn).value(0);
    QVERIFY2(first.endsWith("-A"_L1), drawn.errors.constData());
    const QStringList words{u"revise"_s, first, u"--project"_s, u"LCBP3-C2"_s, u"--rev"_s, u"B"_s};
    const ProgramRun revised = run(words + actor);
    QVERIFY2(revised.exitCode == 0, revised.errors.constData());
    QCOMPARE(numbers(revised), QStringList{first.chopped(1) + u'B'});
    QCOMPARE(revised.json()[u"allocations"][0][u"document"], QJsonValue(4711));
    const ProgramRun another = run(words + QStringList{u"--document"_s, u"4712"_s} + actor);
    QCOMPARE(another.exitCode, 1);
    QCOMPARE(another.error()[u"message"],
             QJsonValue(u"This number belongs to document 4711. A number has one document for good."_s));
    QCOMPARE(another.error()[u"retryable"], QJsonValue(false));
    // Only for services, as allocating is.
    const ProgramRun refused = run(words + QStringList{u"--as"_s, u"auditor.demo"_s});
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(run({u"revise"_s, u"no number"_s, u"--project"_s, u"LCBP3-C2"_s, u"--rev"_s, u"B"_s})
                 .error()[u"code"],
             QJsonValue(u"VALIDATION_ERROR"_s));
}

void AllocateTest::sandboxLeavesRealCountersAlone()
{
    useFreshStore();
    QCOMPARE(run(allocateLetter()).exitCode, 0);
    const ProgramRun drawn = run(allocateLetter({u"--sandbox"_s, u"--count"_s, u"20"_s}));
    QVERIFY2(drawn.exitCode == 0, drawn.errors.constData());
    QCOMPARE(numbers(drawn).size(), 20);
    QCOMPARE(lastNumber(letterKey), 1);
}

void AllocateTest::sandboxUsesTheTemplateInForce()
{
    useFreshStore();
    setTemplate(u"LETTER"_s, u"{PROJECT}/{SEQ:3}"_s, {});
    const ProgramRun drawn = run(allocateLetter({u"--sandbox"_s}));
    QVERIFY2(drawn.exitCode == 0, drawn.errors.constData());
    QCOMPARE(numbers(drawn), QStringList{u"LCBP3-C2/001"_s});
}

void AllocateTest::drawsWithoutGapsFromTwentyProcesses()
{
    useFreshStore();
    QSet<qint64> sequences;
    for (const ProgramRun &drawn : runTogether(20, onStore(m_store, allocateLetter()))) {
        QVERIFY2(drawn.exitCode == 0, drawn.errors.constData());
        sequences.insert(drawn.json()[u"allocations"][0][u"sequence"].toInteger());
    }
    QCOMPARE(sequences.size(), 20);
    QCOMPARE(*std::max_element(sequences.begin(), sequences.end()), 20);
    QCOMPARE(lastNumber(letterKey), 20);
}

void AllocateTest::passesOverTakenNumbers()
{
    useFreshStore();
    const ProgramRun drawn = run(QStringList{u"allocate"_s} + takenRfaKey + QStringList{u"--rev"_s, u"A"_s});
    QVERIFY2(drawn.exitCode == 0, drawn.errors.constData());
    QCOMPARE(numbers(drawn), QStringList{u"LCBP3-C2-RFA-GEO-RPT-0009-A"_s});
    const QJsonArray skipped = drawn.json()[u"allocations"][0][u"skipped"].toArray();
    QCOMPARE(skipped.size(), 8);
    QCOMPARE(skipped.first(), QJsonValue(u"LCBP3-C2-RFA-GEO-RPT-0001-A"_s));
    QCOMPARE(lastNumber(takenRfaKey), 9);
}

void AllocateTest::refusesTakenNumberWhereTheTemplateSaysSo()
{
    useFreshStore();
    setTemplate(u"RFA"_s, u"{PROJECT}-{CORR_TYPE}-{DISCIPLINE}-{RFA_TYPE}-{SEQ:4}-{REV}"_s,
                {u"--taken"_s, u"FAIL"_s});
    const ProgramRun refused =
        run(QStringList{u"allocate"_s} + takenRfaKey + QStringList{u"--rev"_s, u"A"_s});
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.error()[u"code"], QJsonValue(u"NUMBER_TAKEN"_s));
    QVERIFY(refused.error()[u"message"].toString().contains(u"LCBP3-C2-RFA-GEO-RPT-0001-A"));
    QVERIFY(refused.error()[u"reference"].toString().startsWith(u"ERR-"));
    QCOMPARE(lastNumber(takenRfaKey), 0);
}

void AllocateTest::refusesNumberThatOutgrowsItsDigits()
{
    useFreshStore();
    setTemplate(u"LETTER"_s, u"{ORIGINATOR}-{RECIPIENT}-{SEQ:1}-{YEAR:B.E.}"_s,
                {u"--overflow"_s, u"REFUSE"_s});
    QCOMPARE(run(allocateLetter({u"--count"_s, u"9"_s})).exitCode, 0);
    const ProgramRun refused = run(allocateLetter());
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.error()[u"code"], QJsonValue(u"SEQUENCE_EXHAUSTED"_s));
    QCOMPARE(lastNumber(letterKey), 9);
}

void AllocateTest::findsTheOnlyProjectOfASender()
{
    const QStringList words{u"allocate"_s, u"--type"_s, u"LETTER"_s,    u"--recipient"_s,
                            u"สคฉ.3"_s,    u"--date"_s, u"2025-12-02"_s};
    const ProgramRun drawn = run(words + QStringList{u"--originator"_s, u"ผรม.2"_s});
    QVERIFY2(drawn.exitCode == 0, drawn.errors.constData());
    QCOMPARE(drawn.json()[u"allocations"][0][u"counterKey"][u"projectId"], QJsonValue(2));
    const ProgramRun refused = run(words + QStringList{u"--originator"_s, u"คคง."_s});
    QCOMPARE(refused.exitCode, 1);
    QCOMPARE(refused.error()[u"code"], QJsonValue(u"VALIDATION_ERROR"_s));
}

void AllocateTest::refusesRequests_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("code");
    const auto row = [](const char *name, const QStringList &words, int exitCode = 1,
                        const QString &code = u"VALIDATION_ERROR"_s) {
        QTest::newRow(name) << words << exitCode << code;
    };
    const QStringList to{u"--recipient"_s, u"สคฉ.3"_s};
    row("year before 2020", to + QStringList{u"--type"_s, u"LETTER"_s, u"--date"_s, u"2019-12-31"_s});
    row("year after 2100", to + QStringList{u"--type"_s, u"LETTER"_s, u"--date"_s, u"2101-01-01"_s});
    row("count 0", to + QStringList{u"--type"_s, u"LETTER"_s, u"--count"_s, u"0"_s});
    row("count 501", to + QStringList{u"--type"_s, u"LETTER"_s, u"--count"_s, u"501"_s});
    row("count beyond int", to + QStringList{u"--type"_s, u"LETTER"_s, u"--count"_s, u"4294967297"_s});
    row("letter without recipient", {u"--type"_s, u"LETTER"_s});
    row("RFA with recipient", to + QStringList{u"--type"_s, u"RFA"_s, u"--rfa-type"_s, u"RPT"_s,
                                               u"--discipline"_s, u"TER"_s, u"--rev"_s, u"A"_s});
    row("RFA without revision",
        {u"--type"_s, u"RFA"_s, u"--rfa-type"_s, u"RPT"_s, u"--discipline"_s, u"TER"_s});
    row("recipient outside the project", {u"--type"_s, u"LETTER"_s, u"--recipient"_s, u"ผรม.1"_s});
    row("transmittal without sub type", to + QStringList{u"--type"_s, u"TRANSMITTAL"_s});
    row("day that is not", to + QStringList{u"--type"_s, u"LETTER"_s, u"--date"_s, u"2026-02-30"_s}, 2,
        u"USAGE"_s);
    row("date of another form", to + QStringList{u"--type"_s, u"LETTER"_s, u"--date"_s, u"02/12/2025"_s}, 2,
        u"USAGE"_s);
    row("count in words", to + QStringList{u"--type"_s, u"LETTER"_s, u"--count"_s, u"many"_s}, 2, u"USAGE"_s);
    row("no UUID", to + QStringList{u"--type"_s, u"LETTER"_s, u"--request-id"_s, u"1234"_s}, 2, u"USAGE"_s);
    row("null UUID",
        to + QStringList{u"--type"_s, u"LETTER"_s, u"--request-id"_s,
                         u"00000000-0000-0000-0000-000000000000"_s},
        2, u"USAGE"_s);
    row("more than any request has",
        to + QStringList{u"--type"_s, u"LETTER"_s, u"--count"_s, u"99999999999"_s}, 1, u"VALIDATION_ERROR"_s);
    row("document 0", to + QStringList{u"--type"_s, u"LETTER"_s, u"--document"_s, u"0"_s}, 2, u"USAGE"_s);
    row("document below 0", to + QStringList{u"--type"_s, u"LETTER"_s, u"--document"_s, u"-5"_s}, 2,
        u"USAGE"_s);
    row("document in words", to + QStringList{u"--type"_s, u"LETTER"_s, u"--document"_s, u"x"_s}, 2,
        u"USAGE"_s);
    row("unknown recipient", {u"--type"_s, u"LETTER"_s, u"--recipient"_s, u"สคฉ.9"_s}, 1, u"UNKNOWN_CODE"_s);
    row("unknown account", to + QStringList{u"--type"_s, u"LETTER"_s, u"--as"_s, u"nobody"_s}, 1,
        u"UNKNOWN_CODE"_s);
}

void AllocateTest::refusesRequests()
{
    QFETCH(QStringList, words);
    const QByteArray before = run({u"counter"_s, u"list"_s}).output;
    const ProgramRun refused =
        run(QStringList{u"allocate"_s, u"--project"_s, u"LCBP3-C2"_s, u"--originator"_s, u"คคง."_s} + words);
    QTEST(refused.exitCode, "exitCode");
    QTEST(refused.error()[u"code"].toString(), "code");
    QCOMPARE(refused.error()[u"retryable"], QJsonValue(false));
    QCOMPARE(refused.output, QByteArray());
    QCOMPARE(run({u"counter"_s, u"list"_s}).output, before);
}

void AllocateTest::actingAsAnAccountTakesItsPassword_data()
{
    QTest::addColumn<bool>("isLocal");
    QTest::newRow("store of a server") << false;
    QTest::newRow("local store") << true;
}

/// Nobody gets a number in the name of another account, on no kind of store.
void AllocateTest::actingAsAnAccountTakesItsPassword()
{
    QFETCH(bool, isLocal);
    useFreshStore();
    const QTemporaryDir data;
    const QStringList ofStore =
        isLocal ? QStringList{u"--json"_s, u"--data-dir"_s, data.path()} : onStore(m_store, {});
    const auto allocateAs = [&](const QString &login, const QString &password) {
        return runProgram(ofStore + allocateLetter({u"--as"_s, login}),
                          password.isEmpty() ? Variables()
                                             : Variables{u"LEKTHI_PERSON_PASSWORD="_s + password});
    };
    const auto rows = [&]() -> QJsonValue {
        return runProgram(ofStore + QStringList{u"audit"_s, u"verify"_s}).json()[u"rows"];
    };
    if (isLocal)
        QCOMPARE(runProgram(ofStore + QStringList{u"store"_s, u"init"_s, u"--demo"_s}).exitCode, 0);
    const QJsonValue before = rows();
    QVERIFY(before.toInt() > 0);
    for (const QString &login : {u"auditor.demo"_s, u"sa.one"_s, u"allocator.demo"_s}) {
        const ProgramRun refused = allocateAs(login, u"not the password"_s);
        QCOMPARE(refused.exitCode, 3);
        QCOMPARE(refused.error()[u"code"], QJsonValue(u"ACCESS_DENIED"_s));
    }
    const QJsonObject notForAuditors = allocateAs(u"auditor.demo"_s, {}).error();
    QVERIFY(notForAuditors[u"message"].toString().contains("may not allocate numbers"_L1));
    QCOMPARE(notForAuditors[u"retryable"], QJsonValue(false));
    QCOMPARE(rows(), before);
    const ProgramRun drawn = allocateAs(u"allocator.demo"_s, {});
    QVERIFY2(drawn.exitCode == 0, drawn.errors.constData());
    QCOMPARE(rows().toInt(), before.toInt() + 1);
}

void AllocateTest::speaksThai()
{
    const QStringList wrong{u"allocate"_s, u"--project"_s,    u"LCBP3-C2"_s, u"--type"_s,
                            u"LETTER"_s,   u"--originator"_s, u"คคง."_s};
    const ProgramRun english = run(wrong);
    const ProgramRun thai = run(QStringList{u"--lang"_s, u"th"_s} + wrong);
    QCOMPARE(thai.exitCode, english.exitCode);
    QCOMPARE(thai.error()[u"code"], english.error()[u"code"]);
    QVERIFY(thai.error()[u"message"].toString() != english.error()[u"message"].toString());
}

QTEST_GUILESS_MAIN(AllocateTest)
#include "allocate_test.moc"
