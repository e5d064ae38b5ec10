#include "tests/ctl/program_run.h"
#include "tests/support/demo_year.h"
#include "tests/support/private_store.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace lekthi::test;
using namespace Qt::StringLiterals;

/// Registers of the demo project, whose letters from คคง. to สคฉ.3 stand at 117 in 2026.
class RegisterCommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_store = PrivateStore::instance().demoStore(); }
    void showsWhatTakingOverWouldDo();
    void readsTheEncodingsOfTheRegion();
    void readsOtherForms();
    void refusesDamagedFiles();
    void asksForWhatTheNumbersDoNotShow();
    void twoPersonsRegisterImport();
    void decidesAgainst();

private:
    /// A register of the demo's year, in UTF-8 unless it is no text of that.
    QString file(const QByteArray &text)
    {
        const QString decoded = QString::fromUtf8(text);
        const QByteArray content = decoded.toUtf8() == text
                                       ? inDemoYear(decoded).toUtf8()
                                       : QByteArray(text).replace("2569", inDemoYear(u"2569"_s).toLatin1());
        QFile written(m_directory.filePath(QString::number(++m_files) + u".csv"_s));
        if (!written.open(QIODevice::WriteOnly) || written.write(content) != content.size())
            return {};
        return written.fileName();
    }
    ProgramRun read(const QString &path, const QString &type = u"LETTER"_s, const QStringList &more = {})
    {
        return runProgram(onStore(m_store, QStringList{u"register"_s, u"read"_s, path, u"--project"_s,
                                                       u"LCBP3-C2"_s, u"--type"_s, type} +
                                               more));
    }

    ProgramRun decide(const QString &login, const QStringList &words)
    {
        return runProgram(
            onStore(m_store, QStringList{u"register"_s} + words + QStringList{u"--as"_s, login}));
    }
    ProgramRun request(const QString &path, const QString &why = u"ทะเบียนเดิมก่อนใช้ระบบใหม่ของโครงการ"_s)
    {
        return decide(u"sa.one"_s, {u"request"_s, path, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s,
                                    u"LETTER"_s, u"--reason"_s, why});
    }

    QTemporaryDir m_directory;
    int m_files = 0;
    lekthi::store::Address m_store;
};

void RegisterCommandsTest::showsWhatTakingOverWouldDo()
{
    const ProgramRun run = read(file("เลขที่เอกสาร,เรื่อง\n"
                                     "คคง.-สคฉ.3-0117-2569,has the store\n"
                                     "คคง.-สคฉ.3-0120-2569,a\n"
                                     "คคง.-สคฉ.3-๐๑๒๑-๒๕๖๙,b\n"
                                     "คคง.-สคฉ.3-0120-2569,again\n"
                                     "คคง.-สคฉ.3-0002-2567,of another year\n"
                                     "=cmd|x!A1,formula\n"));
    QCOMPARE(run.errors, QByteArray());
    QCOMPARE(run.exitCode, 0);
    const QJsonObject json = run.json();
    QCOMPARE(json[u"lines"].toInt(), 6);
    QCOMPARE(json[u"numbers"].toInt(), 3);
    QCOMPARE(json[u"notUnderstood"].toInt(), 1);
    QCOMPARE(json[u"repeated"].toInt(), 1);
    QCOMPARE(json[u"takenAlready"].toInt(), 1);
    const QJsonArray counters = json[u"counters"].toArray();
    QCOMPARE(counters.size(), 2);
    QCOMPARE(counters[0][u"counter"][u"label"].toString(), inDemoYear(u"LCBP3-C2/LETTER/คคง./สคฉ.3/2026"_s));
    QCOMPARE(counters[0][u"lastNumber"].toInt(), 117);
    QCOMPARE(counters[0][u"newNumber"].toInt(), 121);
    QCOMPARE(counters[0][u"gaps"].toArray(), (QJsonArray{QJsonObject{{u"first"_s, 118}, {u"last"_s, 119}}}));
    QCOMPARE(counters[1][u"newNumber"].toInt(), 2);
    QCOMPARE(json[u"troubles"][2][u"line"].toInt(), 7);
}

void RegisterCommandsTest::readsTheEncodingsOfTheRegion()
{
    const QByteArray windows874(
        "\xE0\xC5\xA2\xB7\xD5\xE8;\xE0\xC3\xD7\xE8\xCD\xA7\r\n"
        "\xA4\xA4\xA7.-\xCA\xA4\xA9.3-0200-2569;\xA2\xCD\xCD\xB9\xD8\xC1\xD1\xB5\xD4\r\n");
    const ProgramRun thai = read(file(windows874));
    QCOMPARE(thai.json()[u"encoding"].toString(), u"WINDOWS-874"_s);
    QCOMPARE(thai.json()[u"numbers"].toInt(), 1);
    const ProgramRun wrong = read(file(windows874), u"LETTER"_s, {u"--encoding"_s, u"UTF-8"_s});
    QCOMPARE(wrong.exitCode, 1);
    QCOMPARE(wrong.error()[u"code"].toString(), u"REGISTER_WRONG_ENCODING"_s);
    QCOMPARE(read(file("No\nx\n"), u"LETTER"_s, {u"--encoding"_s, u"EBCDIC"_s}).exitCode, 2);
}

void RegisterCommandsTest::readsOtherForms()
{
    const QString bare = file("a|คคง.-สคฉ.3-0200-2569\nb|คคง.-สคฉ.3-0201-2569\n");
    const ProgramRun found = read(bare);
    QCOMPARE(found.json()[u"numbers"].toInt(), 2);
    QCOMPARE(found.json()[u"separator"].toString(), u"|"_s);
    QCOMPARE(found.json()[u"hasHeadings"], QJsonValue(false));
    QCOMPARE(found.json()[u"columns"], (QJsonObject{{u"number"_s, 2}}));
    const ProgramRun told = read(bare, u"LETTER"_s, {u"--headings"_s, u"yes"_s, u"--separator"_s, u"bar"_s});
    QCOMPARE(told.json()[u"numbers"].toInt(), 1);
    const ProgramRun wrong = read(bare, u"LETTER"_s, {u"--separator"_s, u"TAB"_s});
    QCOMPARE(wrong.error()[u"code"].toString(), u"REGISTER_NO_NUMBER_COLUMN"_s);
    QCOMPARE(read(bare, u"LETTER"_s, {u"--separator"_s, u"dot"_s}).exitCode, 2);
    QCOMPARE(read(bare, u"LETTER"_s, {u"--headings"_s, u"maybe"_s}).exitCode, 2);
}

void RegisterCommandsTest::refusesDamagedFiles()
{
    const ProgramRun cut = read(file("No,Title\nx,\"cut off"));
    QCOMPARE(cut.exitCode, 1);
    QCOMPARE(cut.error()[u"code"].toString(), u"REGISTER_QUOTE_NOT_CLOSED"_s);
    QVERIFY(cut.error()[u"message"].toString().contains(u'2'));
    QCOMPARE(read(file("a,b\nc,d\n")).error()[u"code"].toString(), u"REGISTER_NO_NUMBER_COLUMN"_s);
    QCOMPARE(read(m_directory.filePath(u"none"_s)).error()[u"code"].toString(), u"REGISTER_CANNOT_OPEN"_s);
    // Nothing of it can be taken over.
    QCOMPARE(read(file("No\nx\n")).exitCode, 1);
}

void RegisterCommandsTest::asksForWhatTheNumbersDoNotShow()
{
    // The RFA template of the requirements shows neither sender nor year.
    const QString path = file("Doc No,Date\nLCBP3-C2-RFA-TER-RPT-0009-A,2/3/2568\n");
    const ProgramRun open = read(path, u"RFA"_s);
    QCOMPARE(open.exitCode, 1);
    QCOMPARE(open.json()[u"notUnderstood"].toInt(), 1);
    const ProgramRun told = read(path, u"RFA"_s, {u"--originator"_s, u"ผรม.2"_s});
    QCOMPARE(told.exitCode, 0);
    QCOMPARE(told.json()[u"counters"][0][u"counter"][u"key"][u"year"].toInt(), 2025);
    QCOMPARE(told.json()[u"counters"][0][u"newNumber"].toInt(), 9);
}

void RegisterCommandsTest::twoPersonsRegisterImport()
{
    const QString path = file("เลขที่\nคคง.-สคฉ.3-0130-2569\nคคง.-สคฉ.3-0125-2569\nx\n");
    QCOMPARE(request(path, u"short"_s).exitCode, 1);
    const ProgramRun asked = request(path);
    QCOMPARE(asked.exitCode, 0);
    const QString id = QString::number(asked.json()[u"id"].toInt());
    QCOMPARE(asked.json()[u"notUnderstood"].toInt(), 1);
    QCOMPARE(asked.json()[u"intact"], QJsonValue(true));
    QCOMPARE(decide(u"sa.one"_s, {u"approve"_s, id, u"--yes"_s}).exitCode, 1);
    // Without a terminal nothing is approved unseen.
    QCOMPARE(decide(u"sa.two"_s, {u"approve"_s, id}).exitCode, 2);
    const ProgramRun approved = decide(u"sa.two"_s, {u"approve"_s, id, u"--yes"_s});
    QCOMPARE(approved.exitCode, 0);
    QCOMPARE(approved.json()[u"state"].toString(), u"EXECUTED"_s);
    QCOMPARE(approved.json()[u"counters"][0][u"newNumber"].toInt(), 130);

    const auto run = [this](const QStringList &words) { return runProgram(onStore(m_store, words)); };
    QCOMPARE(run({u"audit"_s, u"verify"_s}).json()[u"intact"], QJsonValue(true));
    const ProgramRun story = run({u"audit"_s, u"explain"_s, inDemoYear(u"คคง.-สคฉ.3-0125-2569"_s)});
    QCOMPARE(story.exitCode, 0);
    QCOMPARE(story.json()[u"imported"][0][u"line"].toInt(), 3);
    const ProgramRun drawn = run({u"allocate"_s, u"--project"_s, u"LCBP3-C2"_s, u"--type"_s, u"LETTER"_s,
                                  u"--originator"_s, u"คคง."_s, u"--recipient"_s, u"สคฉ.3"_s, u"--date"_s,
                                  inDemoYear(u"2026-03-01"_s), u"--as"_s, u"allocator.demo"_s});
    QCOMPARE(drawn.json()[u"allocations"][0][u"number"].toString(), inDemoYear(u"คคง.-สคฉ.3-0131-2569"_s));
    QCOMPARE(run({u"audit"_s, u"verify"_s}).json()[u"intact"], QJsonValue(true));
}

void RegisterCommandsTest::decidesAgainst()
{
    const QString path = file("No\nคคง.-สคฉ.3-0200-2569\n");
    const QString first = QString::number(request(path).json()[u"id"].toInt());
    QCOMPARE(runProgram(onStore(m_store, {u"register"_s, u"list"_s})).json()[u"requests"].toArray().size(),
             1);
    const ProgramRun rejected = decide(u"sa.two"_s, {u"reject"_s, first, u"--reason"_s, u"not complete"_s});
    QCOMPARE(rejected.json()[u"state"].toString(), u"REJECTED"_s);
    const QString second = QString::number(request(path).json()[u"id"].toInt());
    QCOMPARE(decide(u"sa.one"_s, {u"withdraw"_s, second}).json()[u"state"].toString(), u"WITHDRAWN"_s);
    QCOMPARE(runProgram(onStore(m_store, {u"register"_s, u"show"_s, second})).json()[u"numbers"].toInt(), 1);
    QCOMPARE(runProgram(onStore(m_store, {u"register"_s, u"list"_s})).json()[u"requests"].toArray().size(),
             0);
}

QTEST_GUILESS_MAIN(RegisterCommandsTest)
#include "register_commands_test.moc"
