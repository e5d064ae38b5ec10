#include "tests/ctl/program_run.h"
#include "tests/support/scratch_directory.h"

#include <QFile>
#include <QJsonArray>
#include <QTest>

using namespace lekthi::test;
using namespace Qt::StringLiterals;

/// What is told of a pool before it is made. No store is needed.
class PoolCommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void countsTheIdsOfAProfile_data();
    void countsTheIdsOfAProfile();
    void estimatesLongIds();
    void takesFiltersFromAFile();
    void refusesWhatNoPoolCanBe_data();
    void refusesWhatNoPoolCanBe();
    void tellsPeopleWhatEachFilterTakes();

private:
    QString file(const QByteArray &content);

    ScratchDirectory m_scratch;
};

namespace {

ProgramRun capacity(const QStringList &options)
{
    return runProgram(QStringList{u"--json"_s, u"pool"_s, u"capacity"_s} + options);
}

} // namespace

QString PoolCommandsTest::file(const QByteArray &content)
{
    QFile written(m_scratch.filePath(u"filters.json"_s));
    return written.open(QIODevice::WriteOnly) && written.write(content) == content.size() ? written.fileName()
                                                                                          : QString();
}

void PoolCommandsTest::countsTheIdsOfAProfile_data()
{
    QTest::addColumn<QString>("length");
    QTest::addColumn<QString>("profile");
    QTest::addColumn<int>("accepted");
    QTest::newRow("OpenG2P, 6 digits") << u"6"_s << u"OpenG2P"_s << 29'593;
    QTest::newRow("MOSIP, 6 digits") << u"6"_s << u"MOSIP"_s << 22'268;
    QTest::newRow("OpenG2P, 7 digits") << u"7"_s << u"openg2p"_s << 231'359;
    QTest::newRow("MOSIP, 7 digits") << u"7"_s << u"mosip"_s << 161'750;
}

void PoolCommandsTest::countsTheIdsOfAProfile()
{
    QFETCH(const QString, length);
    QFETCH(const QString, profile);
    QFETCH(const int, accepted);
    const ProgramRun run = capacity({u"--length"_s, length, u"--profile"_s, profile});
    QCOMPARE(run.exitCode, 0);
    const QJsonObject json = run.json();
    QCOMPARE(json[u"length"].toInt(), length.toInt());
    QCOMPARE(json[u"profile"].toString().toLower(), profile.toLower());
    QCOMPARE(json[u"accepted"].toDouble(), double(accepted));
    QVERIFY(json[u"exact"].toBool());
    QCOMPARE(json[u"filters"].toArray().size(), 10);
}

void PoolCommandsTest::estimatesLongIds()
{
    const ProgramRun run = capacity({});
    QCOMPARE(run.exitCode, 0);
    const QJsonObject json = run.json();
    QCOMPARE(json[u"length"].toInt(), 10);
    QCOMPARE(json[u"profile"].toString(), u"OpenG2P"_s);
    QVERIFY(!json[u"exact"].toBool());
    QVERIFY(json[u"atLeast"].toDouble() < json[u"accepted"].toDouble());
    QVERIFY(json[u"accepted"].toDouble() < json[u"atMost"].toDouble());
    QCOMPARE(capacity({}).output, run.output); // the same estimate for everybody
}

void PoolCommandsTest::takesFiltersFromAFile()
{
    const QString path = file(R"({"restrictedNumbers": ["786"]})");
    const QJsonObject json = capacity({u"--length"_s, u"6"_s, u"--filters"_s, path}).json();
    QCOMPARE(json[u"profile"].toString(), u"custom"_s);
    const double accepted = json[u"accepted"].toDouble();
    QVERIFY(accepted > 0 && accepted < 29'593);
}

void PoolCommandsTest::refusesWhatNoPoolCanBe_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("content"); // of a file; empty: none
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("code");
    QTest::newRow("too short") << QStringList{u"--length"_s, u"3"_s} << QByteArray() << 1
                               << u"OUT_OF_RANGE"_s;
    QTest::newRow("too long") << QStringList{u"--length"_s, u"33"_s} << QByteArray() << 1
                              << u"OUT_OF_RANGE"_s;
    QTest::newRow("no number") << QStringList{u"--length"_s, u"ten"_s} << QByteArray() << 2 << u"USAGE"_s;
    QTest::newRow("unknown profile") << QStringList{u"--profile"_s, u"UIN"_s} << QByteArray() << 2
                                     << u"USAGE"_s;
    QTest::newRow("empty profile") << QStringList{u"--profile"_s, QString()} << QByteArray() << 2
                                   << u"USAGE"_s;
    QTest::newRow("unknown setting") << QStringList() << QByteArray(R"({"evenDigit": 3})") << 1
                                     << u"UNKNOWN_SETTING"_s;
    QTest::newRow("wrong type") << QStringList() << QByteArray(R"({"evenDigits": "3"})") << 1
                                << u"WRONG_TYPE"_s;
    QTest::newRow("no JSON") << QStringList() << QByteArray("evenDigits: 3") << 1 << u"BAD_JSON"_s;
    QTest::newRow("a list") << QStringList() << QByteArray("[3]") << 1 << u"BAD_JSON"_s;
}

void PoolCommandsTest::refusesWhatNoPoolCanBe()
{
    QFETCH(QStringList, options);
    QFETCH(const QByteArray, content);
    QFETCH(const int, exitCode);
    QFETCH(const QString, code);
    if (!content.isEmpty())
        options << u"--filters"_s << file(content);
    const ProgramRun run = capacity(options);
    QCOMPARE(run.exitCode, exitCode);
    QCOMPARE(run.error()[u"code"].toString(), code);
    QVERIFY(run.output.isEmpty());
}

void PoolCommandsTest::tellsPeopleWhatEachFilterTakes()
{
    const ProgramRun run =
        runProgram({u"pool"_s, u"capacity"_s, u"--length"_s, u"6"_s, u"--profile"_s, u"MOSIP"_s});
    QCOMPARE(run.exitCode, 0);
    const QString text = QString::fromUtf8(run.output);
    QVERIFY2(text.startsWith(u"22,268 IDs of 6 digits pass the filters, out of 100,000."_s),
             qPrintable(text));
    QVERIFY2(text.contains(u"Refuses IDs that contain 666, 786."_s), qPrintable(text));
    QVERIFY2(text.contains(u" %"_s), qPrintable(text));
}

QTEST_GUILESS_MAIN(PoolCommandsTest)
#include "pool_commands_test.moc"
