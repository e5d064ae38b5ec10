#include "models/session/session_services.h"
#include "models/status/ledger_check.h"
#include "tests/audit/audited_store.h"
#include "tests/ui/status_world.h"
#include "ui/ledger/ledger_page.h"
#include "ui/widgets/banner.h"

#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::LedgerCheck;

namespace {

constexpr int drawn = 9000; ///< some pages

} // namespace

/// The card of the status page that checks the ledger.
class LedgerCheckCardTest : public QObject, protected test::StatusWorld
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void checksTheLedgerAndSaysWhen();
    void continuesWhatWasCancelled();
    void continuesAfterALostSession();
    void namesTheBrokenRowAndLeadsToIt();
    void leavesTheWindowFreeMeanwhile();
    void speaksAllLanguages();

private:
    LedgerCheck &check() { return m_test->services().ledgerCheck(); }
    QString textOf(const QString &label) const { return m_test->find<QLabel>(label)->text(); }
    QString said() const { return m_test->find<ui::Banner>(u"ledgerCheckBanner"_s)->message(); }
    void run(const QString &button);

    std::unique_ptr<test::AuditedStore> m_store;
};

void LedgerCheckCardTest::init()
{
    m_store = std::make_unique<test::AuditedStore>();
    m_store->draw(drawn);
    use(m_store->connection().address());
    open(u"auditor.demo"_s);
    show();
}

void LedgerCheckCardTest::cleanup()
{
    leave();
    m_store.reset();
}

void LedgerCheckCardTest::run(const QString &button)
{
    QTRY_VERIFY(m_test->isShown(button));
    press(button);
    QVERIFY(check().isBusy());
    QTRY_VERIFY(!check().isBusy());
}

void LedgerCheckCardTest::checksTheLedgerAndSaysWhen()
{
    QTRY_VERIFY(textOf(u"ledgerCheckLast"_s).startsWith(u"Not checked"_s));
    QVERIFY(!m_test->isShown(u"ledgerCheckEverything"_s));
    QVERIFY(!m_test->isShown(u"ledgerCheckBar"_s));
    m_test->find(u"ledgerCheckStart"_s)->setFocus();
    press(u"ledgerCheckStart"_s);
    QVERIFY2(m_test->find(u"ledgerCheckCancel"_s)->hasFocus(), "the keyboard stays where the check is");
    QTRY_VERIFY(!check().isBusy());
    QVERIFY(m_test->find(u"ledgerCheckStart"_s)->hasFocus());
    QVERIFY2(said().contains(u"The ledger is intact"_s), qPrintable(said()));
    QTRY_VERIFY(textOf(u"ledgerCheckLast"_s).contains(u"no problems in"_s));
    m_store->draw(7);
    run(u"ledgerCheckStart"_s);
    QVERIFY2(said().contains(u"since the last check"_s), qPrintable(said()));
    run(u"ledgerCheckEverything"_s);
    QVERIFY2(said().contains(u"The ledger is intact"_s), qPrintable(said()));
}

void LedgerCheckCardTest::continuesWhatWasCancelled()
{
    press(u"ledgerCheckStart"_s);
    QVERIFY(m_test->isShown(u"ledgerCheckBar"_s));
    QVERIFY(!m_test->isShown(u"ledgerCheckStart"_s));
    press(u"ledgerCheckCancel"_s);
    QVERIFY(!m_test->find<QPushButton>(u"ledgerCheckCancel"_s)->isEnabled());
    QTRY_VERIFY(!check().isBusy());
    QTRY_VERIFY(textOf(u"ledgerCheckLast"_s).contains(u"stopped after"_s));
    QCOMPARE(m_test->find<QPushButton>(u"ledgerCheckStart"_s)->text().remove(u'&'), u"Continue the check"_s);
    run(u"ledgerCheckStart"_s);
    QCOMPARE(check().outcome()->rows, m_store->verify().rows);
    QTRY_VERIFY(textOf(u"ledgerCheckLast"_s).contains(u"no problems in"_s));
}

/// The account is locked out and its sessions are killed in the middle.
void LedgerCheckCardTest::continuesAfterALostSession()
{
    press(u"ledgerCheckStart"_s);
    QVERIFY(m_store->root().run(u"ALTER USER 'auditor.demo'@'localhost' ACCOUNT LOCK"_s));
    QVERIFY(m_store->root().run(u"KILL USER 'auditor.demo'@'localhost'"_s));
    QTRY_VERIFY(!check().isBusy());
    QVERIFY(m_store->root().run(u"ALTER USER 'auditor.demo'@'localhost' ACCOUNT UNLOCK"_s));
    if (!check().outcome()) {
        QVERIFY2(said().startsWith(u"The check stopped."_s), qPrintable(said()));
        emit m_test->find<ui::Banner>(u"ledgerCheckBanner"_s)->actionTriggered();
        QTRY_VERIFY(!check().isBusy());
    }
    QVERIFY2(check().outcome(), qPrintable(check().failure()));
    QCOMPARE(check().outcome()->damages, 0);
}

void LedgerCheckCardTest::namesTheBrokenRowAndLeadsToIt()
{
    // Nobody gets into a store without its triggers.
    m_store->unlock();
    m_store->tamper(u"UPDATE document_number_audit SET user_id = 1 WHERE id = %1"_s, 3);
    run(u"ledgerCheckStart"_s);
    QVERIFY2(said().contains(u"คคง.-สคฉ.3-0003-2583"_s), qPrintable(said()));
    QTRY_VERIFY(textOf(u"ledgerCheckLast"_s).contains(u"problems found: 1"_s));
    emit m_test->find<ui::Banner>(u"ledgerCheckBanner"_s)->actionTriggered();
    QTRY_VERIFY(m_test->isShown(u"ledgerPage"_s));
}

/// While the check reads, the event loop comes round.
void LedgerCheckCardTest::leavesTheWindowFreeMeanwhile()
{
    int beats = 0;
    QTimer beat;
    beat.setInterval(5);
    connect(&beat, &QTimer::timeout, this, [&] { beats += check().rowsRead() > 0 ? 1 : 0; });
    beat.start();
    press(u"ledgerCheckStart"_s);
    QTRY_VERIFY(!check().isBusy());
    QVERIFY2(beats > 3, qPrintable(QString::number(beats)));
}

void LedgerCheckCardTest::speaksAllLanguages()
{
    run(u"ledgerCheckStart"_s);
    const QString english = said();
    for (const auto language : {numbering::Language::Thai, numbering::Language::TraditionalChinese}) {
        m_test->preferences().setLanguage(language);
        QTRY_VERIFY(said() != english);
        QVERIFY(!said().isEmpty());
    }
}

QTEST_MAIN(LedgerCheckCardTest)
#include "ledger_check_test.moc"
