#include "models/status/ledger_check.h"

#include "core/audit/digest_folder.h"
#include "core/store/people/people.h"
#include "models/status/digest_place.h"
#include "models/status/ledger_check_text.h"
#include "tests/audit/audited_store.h"
#include "tests/support/private_store.h"

#include <QDir>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::DigestKeeper;
using models::LedgerCheck;
using models::Session;
using test::PrivateStore;

namespace {

constexpr int drawn = 9000; ///< some pages

} // namespace

/// The check that a person starts: what it keeps, where it goes on, what it says.
class LedgerCheckTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void checksEverythingThenOnlyWhatIsNew();
    void goesOnAfterItWasCancelled();
    void goesOnInAnotherWindow();
    void goesOnAfterItsSessionWasKilled();
    void tellsThatItsStatementWasEnded();
    void endsWithItsWindow();
    void namesTheFirstBrokenRow();
    void checksEverythingAgainUntilNothingIsFound();
    void findsAForgedRowOnlyWhereItLooks();
    void checksEverythingWhereTheFileCannotBeUsed();
    void tellsWhenThePlaceCannotBeKept();
    void tellsThatTheStoreIsGone();
    void tellsHowLongItTakes();

private:
    /// As after a new start of the program.
    void openWindow();
    QString file() const;
    QString saidOf(const LedgerCheck &check) const { return models::checkVerdict(check).message; }
    void run(bool isEverything = false);
    void cancelInTheMiddle();

    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<test::AuditedStore> m_store;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<DigestKeeper> m_keeper;
    std::unique_ptr<LedgerCheck> m_check;
};

void LedgerCheckTest::init()
{
    m_home = std::make_unique<QTemporaryDir>();
    qputenv("XDG_CONFIG_HOME", m_home->filePath(u"config"_s).toUtf8());
    qputenv("XDG_DATA_HOME", m_home->filePath(u"data"_s).toUtf8());
    m_store = std::make_unique<test::AuditedStore>();
    m_store->draw(drawn);
    m_store->unlock();
    openWindow();
}

void LedgerCheckTest::cleanup()
{
    m_check.reset();
    m_keeper.reset();
    m_session.reset();
    m_store.reset();
}

void LedgerCheckTest::openWindow()
{
    m_check.reset();
    m_keeper.reset();
    const auto login = u"pa.demo"_s;
    store::Connection &connection = m_store->connection();
    m_session = std::make_unique<Session>(PrivateStore::asPerson(connection.address(), login),
                                          *store::findPerson(connection, login),
                                          *store::loadReferenceData(connection));
    m_keeper = std::make_unique<DigestKeeper>(*m_session);
    m_check = std::make_unique<LedgerCheck>(*m_session, *m_keeper);
}

QString LedgerCheckTest::file() const
{
    const auto key = audit::publicKeyAt(models::signingKeyFile());
    return audit::DigestFolder(models::digestFolder(), m_session->address()).checkedFileOf(*key);
}

void LedgerCheckTest::run(bool isEverything)
{
    isEverything ? m_check->checkEverything() : m_check->checkNew();
    QVERIFY(m_check->isBusy());
    QTRY_VERIFY(!m_check->isBusy());
}

void LedgerCheckTest::cancelInTheMiddle()
{
    m_check->checkNew();
    // Between two pages it looks whether it was cancelled.
    m_check->cancel();
    QCOMPARE(m_check->step(), LedgerCheck::Step::Cancelling);
    QTRY_VERIFY(!m_check->isBusy());
    QVERIFY(!m_check->outcome());
    QCOMPARE(m_check->failure(), QString());
    QTRY_VERIFY(m_check->kept());
}

void LedgerCheckTest::checksEverythingThenOnlyWhatIsNew()
{
    m_check->look();
    QVERIFY(!m_check->kept());
    run();
    QVERIFY(m_check->outcome());
    QVERIFY(m_check->outcome()->wasEverything);
    QCOMPARE(m_check->outcome()->damages, 0);
    const qint64 rows = m_check->outcome()->rows;
    QCOMPARE(rows, m_store->verify().rows);
    QTRY_VERIFY(m_check->kept() && m_check->kept()->isComplete);
    QVERIFY(saidOf(*m_check).contains(u"intact"_s));
    m_store->draw(4);
    run();
    QVERIFY(!m_check->outcome()->wasEverything);
    QCOMPARE(m_check->outcome()->rows, rows + 4);
    run(true);
    QVERIFY(m_check->outcome()->wasEverything);
}

void LedgerCheckTest::goesOnAfterItWasCancelled()
{
    cancelInTheMiddle();
    QVERIFY(!m_check->kept()->isComplete);
    const qint64 rows = m_check->kept()->rows;
    QVERIFY(rows > 0 && rows < drawn);
    run();
    QVERIFY(!m_check->outcome()->wasEverything);
    QCOMPARE(m_check->outcome()->rows, m_store->verify().rows);
}

void LedgerCheckTest::goesOnInAnotherWindow()
{
    cancelInTheMiddle();
    openWindow();
    m_check->look();
    QTRY_VERIFY(m_check->kept());
    QVERIFY(models::lastCheckText(m_check->kept(), numbering::Calendar::Gregorian).contains(u"stopped"_s));
    run();
    QCOMPARE(m_check->outcome()->rows, m_store->verify().rows);
}

void LedgerCheckTest::goesOnAfterItsSessionWasKilled()
{
    m_check->checkNew();
    QTRY_VERIFY(m_check->step() != LedgerCheck::Step::Preparing || !m_check->isBusy());
    m_store->draw(10);
    // Whatever sessions of the account there are, one after the other.
    for (int i = 0; i < 20 && m_check->isBusy(); ++i) {
        QVERIFY(m_store->root().run(u"KILL USER 'pa.demo'@'localhost'"_s));
        QTest::qWait(5);
    }
    QTRY_VERIFY(!m_check->isBusy());
    if (!m_check->failure().isEmpty())
        run();
    QVERIFY2(m_check->outcome(), qPrintable(m_check->failure()));
    QCOMPARE(m_check->outcome()->damages, 0);
}

/// By an administrator of the server: nobody here cancelled anything.
void LedgerCheckTest::tellsThatItsStatementWasEnded()
{
    m_check->checkNew();
    for (int i = 0; i < 200 && m_check->isBusy(); ++i) {
        QVERIFY(m_store->root().run(u"KILL QUERY USER 'pa.demo'@'localhost'"_s));
        QTest::qWait(1);
    }
    QTRY_VERIFY(!m_check->isBusy());
    QVERIFY(m_check->outcome() || !m_check->failure().isEmpty());
    run();
    QVERIFY2(m_check->outcome(), qPrintable(m_check->failure()));
    QCOMPARE(m_check->outcome()->damages, 0);
}

/// What was verified until then is kept.
void LedgerCheckTest::endsWithItsWindow()
{
    m_check->checkNew();
    QTRY_VERIFY(m_check->rowsRead() > 0 || !m_check->isBusy());
    m_check.reset();
    QTRY_VERIFY(QFile::exists(file()));
    openWindow();
    run();
    QCOMPARE(m_check->outcome()->damages, 0);
    QCOMPARE(m_check->outcome()->rows, m_store->verify().rows);
}

void LedgerCheckTest::namesTheFirstBrokenRow()
{
    m_store->tamper(u"UPDATE document_number_audit SET user_id = 1 WHERE id = %1"_s, 3);
    run();
    QVERIFY(m_check->outcome());
    QCOMPARE(m_check->outcome()->damages, 1);
    QCOMPARE(m_check->outcome()->first->ledgerId, m_store->rows().at(2));
    QCOMPARE(m_check->outcome()->number, u"คคง.-สคฉ.3-0003-2583"_s);
    const QString said = saidOf(*m_check);
    QVERIFY2(said.contains(u"0003-2583"_s) && said.contains(u"changed after it was written"_s),
             qPrintable(said));
    QCOMPARE(models::checkVerdict(*m_check).standing, models::Standing::Error);
}

void LedgerCheckTest::checksEverythingAgainUntilNothingIsFound()
{
    run();
    m_store->keep();
    m_store->tamper(u"UPDATE document_number_audit SET user_id = 1 WHERE id = %1"_s, 3);
    run(true);
    QCOMPARE(m_check->outcome()->damages, 1);
    openWindow();
    m_check->look();
    QTRY_VERIFY(m_check->kept() && m_check->kept()->damages == 1);
    run();
    QVERIFY(m_check->outcome()->wasEverything);
    QCOMPARE(m_check->outcome()->damages, 1);
    m_store->rewind();
    run();
    QCOMPARE(m_check->outcome()->damages, 0);
    run();
    QVERIFY(!m_check->outcome()->wasEverything);
}

void LedgerCheckTest::findsAForgedRowOnlyWhereItLooks()
{
    cancelInTheMiddle();
    m_store->tamper(u"UPDATE document_number_audit SET user_id = 1 WHERE id = %1"_s, 3);
    run();
    QCOMPARE(m_check->outcome()->damages, 0);
    m_store->draw(5);
    m_store->tamper(u"UPDATE document_number_audit SET user_id = 1 WHERE id = %1"_s, drawn + 2);
    run();
    QCOMPARE(m_check->outcome()->damages, 1);
    QCOMPARE(m_check->outcome()->first->place, drawn + 2);
    run(true);
    QCOMPARE(m_check->outcome()->damages, 2);
    QCOMPARE(m_check->outcome()->first->place, 3);
}

void LedgerCheckTest::checksEverythingWhereTheFileCannotBeUsed()
{
    run();
    QFile kept(file());
    QVERIFY(kept.open(QFile::ReadWrite));
    QVERIFY(kept.resize(kept.size() - 1));
    kept.close();
    run();
    QVERIFY(m_check->outcome()->wasEverything);
    QVERIFY2(saidOf(*m_check).contains(file()), qPrintable(saidOf(*m_check)));
    run();
    QVERIFY(!m_check->outcome()->wasEverything);
}

void LedgerCheckTest::tellsWhenThePlaceCannotBeKept()
{
    QFile inTheWay(m_home->filePath(u"in the way"_s));
    QVERIFY(inTheWay.open(QFile::WriteOnly));
    models::setDigestFolder(inTheWay.fileName());
    const auto back = qScopeGuard([] { models::setDigestFolder({}); });
    run();
    QCOMPARE(m_check->outcome()->damages, 0);
    const models::CheckVerdict verdict = models::checkVerdict(*m_check);
    QCOMPARE(verdict.standing, models::Standing::Warning);
    QVERIFY2(verdict.message.contains(inTheWay.fileName()), qPrintable(verdict.message));
}

void LedgerCheckTest::tellsThatTheStoreIsGone()
{
    QVERIFY(m_store->root().run(u"ALTER USER 'pa.demo'@'localhost' ACCOUNT LOCK"_s));
    run();
    QVERIFY(!m_check->outcome());
    QVERIFY(!m_check->failure().isEmpty());
    QCOMPARE(models::checkVerdict(*m_check).standing, models::Standing::Warning);
    QVERIFY(m_store->root().run(u"ALTER USER 'pa.demo'@'localhost' ACCOUNT UNLOCK"_s));
    run();
    QVERIFY(m_check->outcome());
}

void LedgerCheckTest::tellsHowLongItTakes()
{
    QCOMPARE(models::timeLeftText(3), u"about 5 seconds left"_s);
    QCOMPARE(models::timeLeftText(61), u"about 2 minutes left"_s);
    QCOMPARE(models::timeLeftText(3700), u"about 2 hours left"_s);
    QCOMPARE(models::lastCheckText({}, numbering::Calendar::Gregorian),
             u"Not checked on this computer yet"_s);
    QCOMPARE(models::checkProgressText(*m_check), QString());
}

QTEST_GUILESS_MAIN(LedgerCheckTest)
#include "ledger_check_test.moc"
