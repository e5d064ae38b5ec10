#include "tests/allocation/numbering_store.h"
#include "tests/ctl/program_run.h"

#include <QJsonArray>
#include <QProcess>
#include <QTest>

#include <csignal>

using namespace lekthi::test;
using namespace Qt::StringLiterals;

/// Somebody else keeps the counter locked while the program draws.
class GivingUpTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void stopsAtTheDeadline();
    void withdrawsTheRequestOnSignal_data();
    void withdrawsTheRequestOnSignal();
    void meetsADeadlineThatIsFarAway();

private:
    QStringList drawLetter(const QStringList &more = {}) const;
    void verifyDrawnOnceUnder(const QString &requestId);

    std::unique_ptr<NumberingStore> m_store;
};

namespace {

const auto requestId = u"3f0c9a52-6d1e-4b7a-9f0e-2c5d8a7b1e46"_s;

} // namespace

void GivingUpTest::init()
{
    NumberingStore::renew(m_store);
    QCOMPARE(runProgram(drawLetter()).exitCode, 0);
}

QStringList GivingUpTest::drawLetter(const QStringList &more) const
{
    const QStringList words{u"allocate"_s, u"--project"_s,    u"LCBP3-C2"_s,  u"--type"_s,
                            u"LETTER"_s,   u"--originator"_s, u"คคง."_s,      u"--recipient"_s,
                            u"สคฉ.3"_s,    u"--date"_s,       u"2025-12-02"_s};
    return onStore(m_store->address(), words + more);
}

void GivingUpTest::verifyDrawnOnceUnder(const QString &id)
{
    const ProgramRun again = runProgram(drawLetter({u"--request-id"_s, id}));
    QVERIFY2(again.exitCode == 0, again.errors.constData());
    QCOMPARE(again.json()[u"allocations"][0][u"sequence"], QJsonValue(2));
    QCOMPARE(m_store->ledgerRows(), 2);
    QCOMPARE(m_store->lastNumbers(), 2);
}

void GivingUpTest::stopsAtTheDeadline()
{
    m_store->holdCounter();
    const ProgramRun gaveUp =
        runProgram(drawLetter({u"--deadline"_s, u"0.2"_s, u"--request-id"_s, requestId}));
    m_store->releaseCounter();
    QCOMPARE(gaveUp.exitCode, 4);
    QCOMPARE(gaveUp.error()[u"code"], QJsonValue(u"LOCK_TIMEOUT"_s));
    QCOMPARE(gaveUp.error()[u"retryable"], QJsonValue(true));
    QVERIFY2(gaveUp.error()[u"message"].toString().contains(u"--request-id "_s + requestId),
             gaveUp.errors.constData());
    verifyDrawnOnceUnder(requestId);
}

void GivingUpTest::withdrawsTheRequestOnSignal_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("Ctrl+C") << SIGINT;
    QTest::newRow("asked to end") << SIGTERM;
}

void GivingUpTest::withdrawsTheRequestOnSignal()
{
    QFETCH(int, signal);
    m_store->holdCounter();
    const auto program = startProgram(drawLetter({u"--request-id"_s, requestId}));
    QVERIFY(m_store->somebodyWaits());
    ::kill(pid_t(program->processId()), signal);
    const ProgramRun withdrawn = finish(*program);
    m_store->releaseCounter();
    QCOMPARE(withdrawn.exitCode, 4);
    QCOMPARE(withdrawn.output, QByteArray());
    QCOMPARE(withdrawn.error()[u"code"], QJsonValue(u"CANCELLED"_s));
    QCOMPARE(withdrawn.error()[u"retryable"], QJsonValue(true));
    verifyDrawnOnceUnder(requestId);
}

void GivingUpTest::meetsADeadlineThatIsFarAway()
{
    verifyDrawnOnceUnder(requestId);
    const ProgramRun drawn = runProgram(drawLetter({u"--deadline=3600"_s}));
    QCOMPARE(drawn.json()[u"allocations"][0][u"sequence"], QJsonValue(3));
}

QTEST_GUILESS_MAIN(GivingUpTest)
#include "giving_up_test.moc"
