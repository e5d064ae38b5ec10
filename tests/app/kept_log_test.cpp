#include "app/local/kept_log.h"

#include <QFile>
#include <QLoggingCategory>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using lekthi::local::KeptLog;

namespace {

Q_LOGGING_CATEGORY(logOwn, "lekthi.log.own", QtFatalMsg)
Q_LOGGING_CATEGORY(logOther, "other")

QStringList printed;

void rememberPrinted(QtMsgType, const QMessageLogContext &, const QString &message)
{
    printed.append(message);
}

} // namespace

/// What programs report goes to their log, and to it alone where nobody else wants it.
class KeptLogTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { qInstallMessageHandler(m_testHandler); }
    void tellsStartAndEnd();
    void keepsWhatIsForItAlone();
    void passesOthersOn();
    void isSilentOfWhatRunsEachMinute();
    void writesTheSameOnce();
    void leavesEverythingAsItWas();
    void goesWithoutAPlace();

private:
    /// Without time and process.
    QStringList lines() const;

    std::unique_ptr<QTemporaryDir> m_state;
    QtMessageHandler m_testHandler = nullptr;
};

/// As in the window, which has categories before it has a log.
void KeptLogTest::initTestCase()
{
    QVERIFY(!logOwn().isWarningEnabled());
}

void KeptLogTest::init()
{
    m_state = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", m_state->path().toUtf8());
    m_testHandler = qInstallMessageHandler(rememberPrinted);
    printed.clear();
    QCoreApplication::setApplicationVersion(u"1.2.3"_s);
}

QStringList KeptLogTest::lines() const
{
    QFile file(m_state->filePath(u"lekthi/own.log"_s));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    for (QString &line : lines)
        line = line.section(u' ', 2);
    return lines;
}

void KeptLogTest::tellsStartAndEnd()
{
    {
        KeptLog log(u"own"_s, u"watch, store redis://a:hidden@b"_s, KeptLog::Extent::Runs);
        log.setOutcome(u"status 3"_s);
    }
    QCOMPARE(lines(), (QStringList{u"start own 1.2.3: watch, store redis://a@b"_s, u"end status 3"_s}));
}

void KeptLogTest::keepsWhatIsForItAlone()
{
    qCWarning(logOwn) << "before";
    const KeptLog log(u"own"_s, {}, KeptLog::Extent::Messages);
    qCWarning(logOwn) << "away";
    qCInfo(logOwn) << "back";
    qCDebug(logOwn) << "details";
    QCOMPARE(lines(), (QStringList{u"warning own: away"_s, u"info own: back"_s}));
    QCOMPARE(printed, QStringList());
}

void KeptLogTest::passesOthersOn()
{
    const KeptLog log(u"own"_s, {}, KeptLog::Extent::Messages);
    qWarning("a warning");
    qCCritical(logOther, "an error");
    qCInfo(logOther, "for developers");
    QCOMPARE(lines(), (QStringList{u"warning a warning"_s, u"error an error"_s}));
    QCOMPARE(printed, (QStringList{u"a warning"_s, u"an error"_s, u"for developers"_s}));
}

void KeptLogTest::isSilentOfWhatRunsEachMinute()
{
    {
        const KeptLog log(u"own"_s, u"metrics"_s, KeptLog::Extent::Messages);
    }
    QCOMPARE(lines(), QStringList());
}

void KeptLogTest::writesTheSameOnce()
{
    const KeptLog log(u"own"_s, {}, KeptLog::Extent::Messages);
    for (int i = 0; i < 1000; ++i)
        qCWarning(logOwn) << "again";
    qCWarning(logOwn) << "another";
    QCOMPARE(lines(), (QStringList{u"warning own: again"_s, u"warning The line before came 999 more times."_s,
                                   u"warning own: another"_s}));
}

void KeptLogTest::leavesEverythingAsItWas()
{
    {
        const KeptLog log(u"own"_s, {}, KeptLog::Extent::Messages);
        QVERIFY(logOwn().isWarningEnabled());
    }
    QVERIFY(!logOwn().isWarningEnabled());
    qWarning("after");
    QCOMPARE(lines(), QStringList());
    QCOMPARE(printed, QStringList{u"after"_s});
}

void KeptLogTest::goesWithoutAPlace()
{
    qputenv("XDG_STATE_HOME", "/proc/nowhere");
    const KeptLog log(u"own"_s, {}, KeptLog::Extent::Runs);
    qWarning("a warning");
    QCOMPARE(printed, QStringList{u"a warning"_s});
}

QTEST_GUILESS_MAIN(KeptLogTest)
#include "kept_log_test.moc"
