#include "core/audit/ledger_verifier.h"
#include "tests/faults/asked_of_store.h"
#include "tests/support/fault_proxy.h"
#include "tests/support/private_store.h"

#include <QTest>

#include <atomic>

using namespace lekthi;
using namespace lekthi::test;
using namespace Qt::StringLiterals;
using store::Connection;
using store::Result;

/// The server refuses one statement in the middle of what somebody asks for: that fails, leaves the session
/// as it was, and passes when it is asked for again. Not every statement of long work; with
/// LEKTHI_REFUSED_EVERY=1 in the environment each one.
class RefusedStatementTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void failsAndPassesAgain_data();
    void failsAndPassesAgain();
    void leavesTheLedgerWhole();

private:
    std::unique_ptr<Connection> enter(const QString &login);
    /// Refuses the how manieth command from now on; 0: none.
    void refuse(int command);
    bool wasRefused() const { return m_asked >= m_refused; }

    const QList<Operation> m_operations = readsAsked() + changesAsked();
    store::Address m_address;
    std::unique_ptr<FaultProxy> m_proxy;
    std::atomic<int> m_asked = 0;
    std::atomic<int> m_refused = 0;
};

void RefusedStatementTest::initTestCase()
{
    m_address = PrivateStore::instance().demoStore();
    QVERIFY(addAccount(*PrivateStore::instance().connect(m_address), walker));
    m_proxy = std::make_unique<FaultProxy>(m_address.socket, [this](Step step) {
        return step != Step::Unanswered && step != Step::RollBack && ++m_asked == m_refused ? Harm::Refuse
                                                                                            : Harm::None;
    });
}

std::unique_ptr<Connection> RefusedStatementTest::enter(const QString &login)
{
    refuse(0);
    store::Address through = login.isEmpty() ? m_address : PrivateStore::asPerson(m_address, login);
    through.socket = m_proxy->socket();
    return Connection::open(through).value_or(nullptr);
}

void RefusedStatementTest::refuse(int command)
{
    m_refused = command;
    m_asked = 0;
}

void RefusedStatementTest::failsAndPassesAgain_data()
{
    QTest::addColumn<int>("operation");
    for (int i = 0; i < m_operations.size(); ++i)
        QTest::newRow(m_operations.at(i).name) << i;
}

void RefusedStatementTest::failsAndPassesAgain()
{
    QFETCH(const int, operation);
    const Operation &asked = m_operations.at(operation);
    const bool refusesEach = qEnvironmentVariableIsSet("LEKTHI_REFUSED_EVERY");
    for (int command = 1;; command += refusesEach ? 1 : 1 + command / asked.share) {
        const auto connection = enter(asked.login);
        QVERIFY(connection);
        const QString fresh = u"walk%1x%2"_s.arg(operation).arg(command);
        refuse(command);
        const Result<void> first = asked.work(*connection, fresh);
        const bool hasPassed = !wasRefused();
        refuse(0);
        QCOMPARE(connection->isInTransaction(), false);
        if (hasPassed) {
            QVERIFY2(first, first ? "" : qPrintable(first.error().detail));
            QVERIFY(command > 1);
            return;
        }
        QVERIFY2(asked.goesOn || !first, qPrintable(u"command %1"_s.arg(command)));
        const Result<void> again = asked.work(*connection, fresh);
        QVERIFY2(again, again ? "" : qPrintable(u"command %1: %2"_s.arg(command).arg(again.error().detail)));
    }
}

void RefusedStatementTest::leavesTheLedgerWhole()
{
    const auto connection = enter({});
    const auto verification = audit::verifyLedger(*connection);
    QVERIFY(verification);
    QVERIFY(verification->isIntact());
}

QTEST_GUILESS_MAIN(RefusedStatementTest)
#include "refused_statement_test.moc"
