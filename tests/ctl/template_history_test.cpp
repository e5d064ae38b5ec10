#include "tests/ctl/program_run.h"
#include "tests/support/private_store.h"

#include <QJsonArray>
#include <QTest>

using namespace lekthi::test;
using namespace Qt::StringLiterals;

namespace {

const QString first = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s;
const QString second = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:5}-{YEAR:B.E.}"_s;

} // namespace

/// History, diff and rollback of the letter's template, which has two versions.
class TemplateHistoryTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void listsAllVersions();
    void listsWhatIsFiltered_data();
    void listsWhatIsFiltered();
    void readsOnFromAnEntry();
    void showsWhatChangedAndWhatFollows();
    void putsBothUnderEachOther();
    void bringsAnOldVersionBack();
    void oneOfTwoRollbacksWins();
    void refusesRollback_data();
    void refusesRollback();

private:
    ProgramRun onLetter(const QString &verb, const QStringList &words = {}) const
    {
        return runProgram(onStore(m_store, QStringList{u"template"_s, verb, u"--project"_s, u"LCBP3-C2"_s,
                                                       u"--type"_s, u"LETTER"_s} +
                                               words));
    }
    QJsonArray versions() const { return onLetter(u"history"_s).json()[u"versions"].toArray(); }

    lekthi::store::Address m_store;
};

void TemplateHistoryTest::init()
{
    if (!m_store.database.isEmpty() && versions().size() == 2)
        return;
    m_store = PrivateStore::instance().demoStore();
    const ProgramRun saved =
        onLetter(u"set"_s, {u"--template"_s, second, u"--period"_s, u"NEVER"_s, u"--reason"_s,
                            u"Five digits from now on"_s, u"--as"_s, u"pa.demo"_s});
    QCOMPARE(saved.exitCode, 0);
}

void TemplateHistoryTest::listsAllVersions()
{
    const QJsonArray listed = versions();
    QCOMPARE(listed.size(), 2);
    QCOMPARE(listed[0][u"version"].toInt(), 2);
    QCOMPARE(listed[0][u"template"].toString(), second);
    QCOMPARE(listed[0][u"before"].toString(), first);
    QCOMPARE(listed[0][u"reason"].toString(), u"Five digits from now on"_s);
    QCOMPARE(listed[0][u"changedBy"].toString(), u"pa.demo"_s);
    QVERIFY(listed[0][u"restored"].isNull());
    QCOMPARE(listed[1][u"version"].toInt(), 1);
    QVERIFY(listed[1][u"before"].isNull());

    const auto all = runProgram(onStore(m_store, {u"template"_s, u"history"_s})).json();
    QVERIFY(all[u"versions"].toArray().size() > listed.size());
}

void TemplateHistoryTest::listsWhatIsFiltered_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("expected");
    QTest::newRow("who") << QStringList{u"--login"_s, u"pa.demo"_s, u"--search"_s, u"DIGITS"_s} << 1;
    QTest::newRow("somebody else") << QStringList{u"--login"_s, u"sa.one"_s} << 0;
    QTest::newRow("part of a reason") << QStringList{u"--search"_s, u"five digits"_s} << 1;
    QTest::newRow("sign that stands for any text") << QStringList{u"--search"_s, u"%"_s} << 0;
    QTest::newRow("before its time") << QStringList{u"--until"_s, u"2020-01-01"_s} << 0;
    QTest::newRow("since then") << QStringList{u"--from"_s, u"2020-01-01"_s} << 2;
    QTest::newRow("at most") << QStringList{u"--limit"_s, u"1"_s} << 1;
}

void TemplateHistoryTest::listsWhatIsFiltered()
{
    QFETCH(QStringList, words);
    const ProgramRun run = onLetter(u"history"_s, words);
    QCOMPARE(run.exitCode, 0);
    QTEST(int(run.json()[u"versions"].toArray().size()), "expected");
}

void TemplateHistoryTest::readsOnFromAnEntry()
{
    const qint64 newest = versions()[0][u"id"].toInteger();
    const QJsonArray older =
        onLetter(u"history"_s, {u"--before"_s, QString::number(newest)}).json()[u"versions"].toArray();
    QCOMPARE(older.size(), 1);
    QCOMPARE(older[0][u"version"].toInt(), 1);
    QVERIFY(versions()[0][u"inForce"].toBool());
    QVERIFY(!older[0][u"inForce"].toBool());
}

void TemplateHistoryTest::showsWhatChangedAndWhatFollows()
{
    const ProgramRun run = onLetter(u"diff"_s);
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.json()[u"from"][u"version"].toInt(), 1);
    QCOMPARE(run.json()[u"to"][u"version"].toInt(), 2);
    QCOMPARE(run.json()[u"to"][u"period"].toString(), u"NEVER"_s);
    const QJsonArray pieces = run.json()[u"pieces"].toArray();
    QCOMPARE(pieces.size(), 4);
    QCOMPARE(pieces[1][u"kind"].toString(), u"REMOVED"_s);
    QCOMPARE(pieces[1][u"text"].toString(), u"{SEQ:4}"_s);
    QCOMPARE(pieces[2][u"kind"].toString(), u"ADDED"_s);
    QCOMPARE(pieces[2][u"after"][u"start"].toInt(), second.indexOf(u"{SEQ"_s));
    const QJsonArray effects = run.json()[u"effects"].toArray();
    QVERIFY(!effects.isEmpty());
    for (const QJsonValue &effect : effects) {
        QVERIFY(effect[u"counterChanges"].toBool());
        QVERIFY(effect[u"after"][u"number"].toString().contains(u"-00001-"_s));
    }
}

void TemplateHistoryTest::putsBothUnderEachOther()
{
    QStringList words = onStore(m_store, {u"template"_s, u"diff"_s, u"--project"_s, u"LCBP3-C2"_s,
                                          u"--type"_s, u"LETTER"_s, u"--from"_s, u"1"_s, u"--to"_s, u"2"_s});
    words.removeAll(u"--json"_s);
    const QStringList lines = QString::fromUtf8(runProgram(words).output).split(u'\n');
    QVERIFY(lines.size() > 5);
    const qsizetype column = lines[0].indexOf(u"{SEQ:4}"_s);
    QVERIFY(column > 0);
    QCOMPARE(lines[1].indexOf(u"-------"_s), column);
    QCOMPARE(lines[2].indexOf(u"{SEQ:5}"_s), column);
    QCOMPARE(lines[3].indexOf(u"+++++++"_s), column);
    QVERIFY(lines[4].endsWith(u"YEARLY → NEVER"_s));
}

void TemplateHistoryTest::bringsAnOldVersionBack()
{
    const ProgramRun run =
        onLetter(u"rollback"_s, {u"--to"_s, u"1"_s, u"--reason"_s, u"Back to four digits"_s, u"--yes"_s,
                                 u"--as"_s, u"pa.demo"_s});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.json()[u"saved"][u"template"].toString(), first);
    QCOMPARE(run.json()[u"saved"][u"period"].toString(), u"YEARLY"_s);
    const QJsonArray listed = versions();
    QCOMPARE(listed.size(), 3);
    QCOMPARE(listed[0][u"version"].toInt(), 3);
    QCOMPARE(listed[0][u"restored"].toInt(), 1);
    QCOMPARE(listed[0][u"reason"].toString(), u"Back to four digits"_s);
    QCOMPARE(listed[1][u"template"].toString(), second);
}

void TemplateHistoryTest::oneOfTwoRollbacksWins()
{
    const QStringList words =
        onStore(m_store, {u"template"_s, u"rollback"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s,
                          u"LETTER"_s, u"--to"_s, u"1"_s, u"--expect-version"_s, u"2"_s, u"--reason"_s,
                          u"Back to four digits"_s, u"--yes"_s, u"--as"_s, u"pa.demo"_s});
    int won = 0;
    for (const ProgramRun &run : runTogether(2, words)) {
        won += run.exitCode == 0 ? 1 : 0;
        const QString code = run.error()[u"code"].toString();
        QVERIFY2(run.exitCode == 0 || code == u"CONFLICT"_s || code == u"NO_CHANGE"_s, run.errors);
    }
    QCOMPARE(won, 1);
    QCOMPARE(versions().size(), 3);
}

void TemplateHistoryTest::refusesRollback_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("code");
    const QStringList reason{u"--reason"_s, u"Back to four digits"_s};
    const QStringList sure{u"--yes"_s, u"--as"_s, u"pa.demo"_s};
    QTest::newRow("no such version") << reason + sure + QStringList{u"--to"_s, u"9"_s} << 1 << u"NOT_FOUND"_s;
    QTest::newRow("in force already")
        << reason + sure + QStringList{u"--to"_s, u"2"_s} << 1 << u"NO_CHANGE"_s;
    QTest::newRow("changed meanwhile")
        << reason + sure + QStringList{u"--to"_s, u"1"_s, u"--expect-version"_s, u"1"_s} << 1
        << u"CONFLICT"_s;
    QTest::newRow("no reason to speak of")
        << sure + QStringList{u"--to"_s, u"1"_s, u"--reason"_s, u"x"_s} << 1 << u"REASON_NOT_ACCEPTED"_s;
    QTest::newRow("nobody to ask") << reason + QStringList{u"--to"_s, u"1"_s, u"--as"_s, u"pa.demo"_s} << 2
                                   << u"USAGE"_s;
    QTest::newRow("auditor") << reason +
                                    QStringList{u"--to"_s, u"1"_s, u"--yes"_s, u"--as"_s, u"auditor.demo"_s}
                             << 1 << u"NOT_ALLOWED"_s;
}

void TemplateHistoryTest::refusesRollback()
{
    QFETCH(QStringList, words);
    const ProgramRun refused = onLetter(u"rollback"_s, words);
    QTEST(refused.error()[u"code"].toString(), "code");
    QTEST(refused.exitCode, "exitCode");
    QCOMPARE(versions().size(), 2);
}

QTEST_GUILESS_MAIN(TemplateHistoryTest)
#include "template_history_test.moc"
