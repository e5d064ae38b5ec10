#include "core/store/log/error_gateway.h"
#include "core/store/pools/pool_issuing_gateway.h"
#include "tests/dispensing/filled_pool.h"
#include "tests/support/demo_year.h"
#include "tests/support/private_store.h"
#include "tests/ui/support/test_window.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTableView>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using test::PrivateStore;
using test::TestWindow;

/// The field at the top of the window, by keys alone.
class SearchTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { m_test.reset(); }
    void init();
    void findsANumberAndLeadsToItsRow();
    void forgivesThaiDigitsAndCompletes();
    void leadsToTheCounterOfANumberToCome();
    void saysWhatFitsNoTemplate();
    void findsTheErrorOfAMessage();
    void opensPagesAndCommandsByName();
    void movesByKeysAndClosesByEscape();
    void saysThatATextIsTooLong();
    void opensTheFirstAnswerWhereEnterIsAheadOfIt();
    void leadsToThePoolOfAnId();
    void explainsMissingNumbers();

private:
    QLineEdit &field() { return *m_test->find<QLineEdit>(u"searchField"_s); }
    QListWidget &answers() { return *m_test->find<QListWidget>(u"searchAnswers"_s); }
    bool isOpen() { return m_test->isShown(u"searchPopup"_s); }
    QString hint() { return m_test->find<QLabel>(u"searchHint"_s)->text(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &m_test->window(), key,
                        modifiers);
    }
    /// Ctrl+K, and the text in place of the one before.
    void search(const QString &text);
    QStringList titles();

    store::Address m_address;
    std::unique_ptr<TestWindow> m_test;
};

void SearchTest::initTestCase()
{
    m_address = PrivateStore::instance().demoStore();
    m_test = std::make_unique<TestWindow>(test::openerOf(m_address));
    QVERIFY(m_test->show());
    QVERIFY(m_test->signIn(u"auditor.demo"_s));
}

void SearchTest::init()
{
    QVERIFY(m_test->open(u"countersPage"_s));
}

void SearchTest::search(const QString &text)
{
    press(Qt::Key_K, Qt::ControlModifier);
    QTRY_VERIFY(field().hasFocus());
    press(Qt::Key_Delete);
    field().insert(text); // also what no key has
    QTRY_VERIFY(isOpen() && hint() != u"Searching…"_s);
}

QStringList SearchTest::titles()
{
    QStringList texts;
    for (int row = 0; row < answers().count(); ++row)
        texts += answers().item(row)->text();
    return texts;
}

void SearchTest::findsANumberAndLeadsToItsRow()
{
    const QString number = u"LCBP3-C2-RFA-STR-SDW-0023-A"_s;
    search(number.toLower());
    QTRY_COMPARE(titles(), QStringList{number});
    QVERIFY(m_test->find<QLabel>(u"searchSentence"_s)->text().contains(u"Issued on"_s));
    QVERIFY2(field().accessibleDescription().contains(number), qPrintable(field().accessibleDescription()));
    press(Qt::Key_Return);
    QTRY_VERIFY(m_test->isShown(u"ledgerTable"_s));
    QTRY_COMPARE(m_test->find<QTableView>(u"ledgerTable"_s)->model()->rowCount(), 1);
    QCOMPARE(m_test->find<QLineEdit>(u"ledgerNumber"_s)->text(), number);
    QVERIFY(!isOpen());
}

void SearchTest::forgivesThaiDigitsAndCompletes()
{
    search(u"LCBP3-C2-RFA-STR-SDW-๐๐๒"_s);
    QTRY_VERIFY(titles().contains(u"LCBP3-C2-RFA-STR-SDW-0023-A"_s));
    QCOMPARE(answers().currentRow(), 0);
}

void SearchTest::leadsToTheCounterOfANumberToCome()
{
    search(u"คคง.-สคฉ.3-0131-%1"_s.arg(test::demoYear() + 543));
    QTRY_VERIFY(answers().count() > 0);
    const QString sentence = m_test->find<QLabel>(u"searchSentence"_s)->text();
    QVERIFY2(sentence.contains(u"stands at 0117; this number comes 14 numbers later"_s),
             qPrintable(sentence));
    press(Qt::Key_Return);
    QTRY_VERIFY(m_test->isShown(u"counterNextNumber"_s));
}

void SearchTest::saysWhatFitsNoTemplate()
{
    search(u"คคง.-สคฉ.3-01X7-2569"_s);
    QTRY_VERIFY(answers().count() > 0);
    QVERIFY(m_test->find<QLabel>(u"searchSentence"_s)->text().contains(u"Nearest template"_s));
}

void SearchTest::findsTheErrorOfAMessage()
{
    const auto allocator =
        PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"allocator.demo"_s));
    QStringList references;
    for (const QString &type : {u"LOCK_TIMEOUT"_s, u"NUMBER_TAKEN"_s}) {
        store::ErrorEntry entry;
        entry.createdAt = QDateTime::currentDateTimeUtc();
        entry.reference = store::newErrorReference(entry.createdAt);
        entry.type = type;
        entry.message = u"message"_s;
        QVERIFY(store::recordError(*allocator, entry));
        references += entry.reference;
    }
    search(references.first());
    QTRY_COMPARE(titles(), references.first(1));
    press(Qt::Key_Return);
    QTRY_VERIFY(m_test->isShown(u"errorsTable"_s));
    QTRY_COMPARE(m_test->find<QTableView>(u"errorsTable"_s)->model()->rowCount(), 1);
    QCOMPARE(m_test->find<QLineEdit>(u"errorsSearch"_s)->text(), references.first());
}

void SearchTest::opensPagesAndCommandsByName()
{
    search(u"metr"_s);
    QTRY_VERIFY(titles().contains(u"Metrics"_s));
    press(Qt::Key_Return);
    QTRY_VERIFY(m_test->isShown(u"metricsPage"_s));
    search(u"About"_s);
    QTRY_VERIFY(titles().contains(u"About Lekthi"_s));
    // The page of accounts is not for an auditor.
    search(u"People"_s);
    QTRY_VERIFY(!titles().contains(u"People"_s));
}

void SearchTest::movesByKeysAndClosesByEscape()
{
    auto *table = m_test->find<QTableView>(u"counterTable"_s);
    table->setFocus();
    press(Qt::Key_K, Qt::ControlModifier);
    QTRY_VERIFY(field().hasFocus() && isOpen());
    field().selectAll();
    press(Qt::Key_Delete);
    QVERIFY(hint().contains(u"document number"_s));
    QTest::keyClicks(&field(), u"LCBP3-C2-RFA"_s);
    QTRY_VERIFY(answers().count() > 2);
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    press(Qt::Key_Up);
    QCOMPARE(answers().currentRow(), 1);
    QVERIFY(field().hasFocus());
    press(Qt::Key_Escape);
    QVERIFY(!isOpen());
    QTRY_VERIFY(table->hasFocus());
}

void SearchTest::saysThatATextIsTooLong()
{
    search(QString(101, u'7'));
    QTRY_COMPARE(answers().count(), 1);
    QVERIFY(m_test->find<QLabel>(u"searchSentence"_s)->text().contains(u"at most 100 characters"_s));
}

void SearchTest::explainsMissingNumbers()
{
    QVERIFY(m_test->open(u"countersPage"_s));
    QTRY_VERIFY(m_test->isShown(u"missingNumbersButton"_s));
    m_test->find<QAbstractButton>(u"missingNumbersButton"_s)->click();
    QTRY_VERIFY(m_test->isShown(u"numberGapsDialog"_s));
    QTRY_VERIFY(m_test->find<QLabel>(u"gapsVerdict"_s)->text().startsWith(u"No unexplained gap"_s));
    // No window as high as a list stands around a sentence.
    QVERIFY(m_test->isShown(u"gapsTable"_s) || m_test->find(u"numberGapsDialog"_s)->height() < 300);
    press(Qt::Key_Escape);
    QTRY_VERIFY(!m_test->isShown(u"numberGapsDialog"_s));
}

void SearchTest::opensTheFirstAnswerWhereEnterIsAheadOfIt()
{
    press(Qt::Key_K, Qt::ControlModifier);
    QTRY_VERIFY(field().hasFocus());
    field().setText(u"LCBP3-C2-RFA-STR-SDW-0023-A"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(m_test->isShown(u"ledgerTable"_s));
    QTRY_COMPARE(m_test->find<QTableView>(u"ledgerTable"_s)->model()->rowCount(), 1);
}

void SearchTest::leadsToThePoolOfAnId()
{
    test::makeFilledPool(m_address, test::plainDraft(u"site"_s));
    const auto service =
        PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"allocator.demo"_s));
    const auto issued =
        store::issueIds(*service, test::poolName(u"site"_s), {QUuid::createUuid(), 1, u"site cards"_s});
    QVERIFY(issued);
    const QString id = issued->constFirst().id;
    search(id.first(3) + u' ' + id.sliced(3));
    QTRY_COMPARE(titles(), QStringList{id});
    const QString told = m_test->find<QLabel>(u"searchSentence"_s)->text();
    QVERIFY2(told.contains(u"ID of the pool site."_s) && told.contains(u"It was issued on"_s) &&
                 told.contains(u"(allocator.demo) for “site cards”"_s),
             qPrintable(told));
    press(Qt::Key_Return);
    QTRY_VERIFY(m_test->isShown(u"poolIdCheck"_s));
    QVERIFY(!isOpen());

    QString typed = id;
    typed[2] = typed[2] == u'9' ? u'8' : u'9';
    search(typed);
    QTRY_COMPARE(titles(), QStringList{typed});
    const QString doubted = m_test->find<QLabel>(u"searchSentence"_s)->text();
    QVERIFY2(doubted.contains(u"looks like an ID of the pool site"_s) &&
                 doubted.contains(u"Of these, issued: "_s + id),
             qPrintable(doubted));
}

QTEST_MAIN(SearchTest)
#include "search_test.moc"
