#include "core/store/log/error_gateway.h"
#include "models/errors/error_model.h"
#include "tests/support/private_store.h"
#include "tests/ui/support/test_window.h"
#include "ui/shell/shell.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/code_combo.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::ErrorModel;
using test::openerOf;
using test::PrivateStore;
using test::TestWindow;

namespace {

const auto errors = u"errorsPage"_s;
constexpr int demoProject = 2;
constexpr int otherProject = 1;

} // namespace

/// What went wrong while numbers were allocated, for those who answer for it.
class ErrorsPageTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void listsTheNewestFirst();
    void tellsAllThatIsKept();
    void findsAPastedReference();
    void narrows();
    void saysWhenNothingFits();
    void notesThatAnErrorWasDealtWith();
    void showsTheNoteToThoseWhoMayWriteIt();
    void exportsWhatIsFiltered();
    void saysWhenReadingFails();
    void goesOnWhereAPageFailed_data();
    void goesOnWhereAPageFailed();
    void endsWhereNobodyScrollsTo();

private:
    void recordOld(int count);
    void forgetOld();
    int rows() const { return m_table->model()->rowCount(); }
    void open(const QString &login);
    void record(const QString &type, int projectId, int minutesAgo);
    QString cell(int row, int column) const { return m_table->model()->index(row, column).data().toString(); }
    QLineEdit *search() const { return m_test->find<QLineEdit>(u"errorsSearch"_s); }

    store::Address m_address;
    QStringList m_references; ///< the newest first
    std::unique_ptr<TestWindow> m_test;
    QTableView *m_table = nullptr;
};

void ErrorsPageTest::initTestCase()
{
    m_address = PrivateStore::instance().demoStore();
    record(u"LOCK_TIMEOUT"_s, demoProject, 30);
    record(u"NUMBER_TAKEN"_s, otherProject, 20);
    record(u"VALIDATION_ERROR"_s, demoProject, 10);
}

void ErrorsPageTest::record(const QString &type, int projectId, int minutesAgo)
{
    const auto allocator =
        PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"allocator.demo"_s));
    store::ErrorEntry entry;
    entry.createdAt = QDateTime::currentDateTimeUtc().addSecs(-60 * minutesAgo);
    entry.reference = store::newErrorReference(entry.createdAt);
    entry.type = type;
    entry.message = u"message of %1"_s.arg(type);
    entry.stackTrace = u"1: LOCK_TIMEOUT: after 10000 ms\n2: LOCK_TIMEOUT: after 10000 ms"_s;
    entry.context = {{u"projectId"_s, projectId}, {u"count"_s, 1}};
    entry.userId = 3;
    entry.ipAddress = u"10.0.0.7"_s;
    QVERIFY(store::recordError(*allocator, entry));
    m_references.prepend(entry.reference);
}

void ErrorsPageTest::init()
{
    open(u"sa.one"_s);
}

void ErrorsPageTest::cleanup()
{
    m_test.reset();
}

void ErrorsPageTest::open(const QString &login)
{
    m_test.reset(); // one window at a time
    m_test = std::make_unique<TestWindow>(openerOf(m_address));
    QVERIFY(m_test->signIn(login));
    m_test->goTo(errors);
    m_table = m_test->find<QTableView>(u"errorsTable"_s);
    QTRY_COMPARE(m_table->model()->rowCount(), m_references.size());
}

void ErrorsPageTest::listsTheNewestFirst()
{
    for (int row = 0; row < m_references.size(); ++row)
        QCOMPARE(cell(row, ErrorModel::Reference), m_references.at(row));
    QCOMPARE(cell(1, ErrorModel::Type), u"Number in use"_s);
    QCOMPARE(cell(1, ErrorModel::State), u"Unresolved"_s);
    QTRY_VERIFY(cell(1, ErrorModel::Person).contains(u"(demo)"_s));
    QTRY_COMPARE(m_test->find<QLabel>(u"errorsCount"_s)->text(), u"3 errors"_s);
}

void ErrorsPageTest::tellsAllThatIsKept()
{
    m_table->selectRow(2);
    QStringList texts;
    for (const QLabel *label : m_test->find(u"errorsDetail"_s)->findChildren<QLabel *>()) {
        if (label->isVisible())
            texts += label->text();
    }
    for (const QString &part :
         {u"Lock timeout · message of LOCK_TIMEOUT"_s, m_references.at(2), u"10.0.0.7"_s, u"LCBP3-C2"_s,
          u"1: LOCK_TIMEOUT: after 10000 ms\n2: LOCK_TIMEOUT: after 10000 ms"_s})
        QVERIFY2(texts.contains(part), qPrintable(part + u" in "_s + texts.join(u'\n')));
}

void ErrorsPageTest::findsAPastedReference()
{
    search()->setText(u"ระบบไม่ว่าง โปรดลองใหม่ ("_s + m_references.at(1).toLower() + u")."_s);
    QTRY_COMPARE(m_table->model()->rowCount(), 1);
    QCOMPARE(cell(0, ErrorModel::Reference), m_references.at(1));
}

void ErrorsPageTest::narrows()
{
    auto *type = m_test->find<QComboBox>(u"errorsType"_s);
    type->setCurrentIndex(type->findText(u"Lock timeout"_s));
    emit type->activated(type->currentIndex());
    QTRY_COMPARE(m_table->model()->rowCount(), 1);
    QCOMPARE(cell(0, ErrorModel::Reference), m_references.at(2));
    type->setCurrentIndex(0);
    emit type->activated(0);
    m_test->find<ui::CodeCombo>(u"errorsProject"_s)->setCurrentId(otherProject);
    QTRY_VERIFY(m_table->model()->rowCount() == 1 && cell(0, ErrorModel::Reference) == m_references.at(1));
}

void ErrorsPageTest::saysWhenNothingFits()
{
    search()->setText(u"no reference"_s);
    QTRY_VERIFY(m_test->isShown(u"errorsEmpty"_s));
    m_test->find(u"errorsEmpty"_s)->findChild<QPushButton *>()->click();
    QTRY_COMPARE(m_table->model()->rowCount(), m_references.size());
    QVERIFY(m_table->isVisible());
}

void ErrorsPageTest::notesThatAnErrorWasDealtWith()
{
    m_table->selectRow(1);
    auto *note = m_test->find<QLineEdit>(u"errorsNote"_s);
    auto *button = m_test->find<QPushButton>(u"errorsResolve"_s);
    QVERIFY(note->isVisible() && !button->isEnabled());
    QTest::keyClicks(note, u"The digits of the template were widened"_s);
    QVERIFY(button->isEnabled());
    button->click();
    QTRY_COMPARE(m_test->find<ui::Banner>(u"errorsBanner"_s)->message(),
                 u"Error %1 is resolved."_s.arg(m_references.at(1)));
    QTRY_VERIFY(m_table->model()->rowCount() == 3 && cell(1, ErrorModel::State).startsWith(u"Resolved "_s));
    QCOMPARE(m_table->currentIndex().row(), 1);
    QVERIFY2(!button->isVisible() && !note->isVisible(), "it was dealt with");
    m_test->find<QCheckBox>(u"errorsUnresolved"_s)->click();
    QTRY_COMPARE(m_table->model()->rowCount(), 2);
}

void ErrorsPageTest::showsTheNoteToThoseWhoMayWriteIt()
{
    for (const auto &[login, may] : {std::pair(u"auditor.demo"_s, false), std::pair(u"pa.demo"_s, true)}) {
        open(login);
        m_table->selectRow(0);
        QCOMPARE(m_test->find(u"errorsNote"_s)->isVisible(), may);
        QCOMPARE(m_test->find(u"errorsResolve"_s)->isVisible(), may);
    }
}

void ErrorsPageTest::exportsWhatIsFiltered()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"errors.csv"_s);
    m_test->find<ui::CodeCombo>(u"errorsProject"_s)->setCurrentId(otherProject);
    QTRY_COMPARE(m_table->model()->rowCount(), 1);
    m_test->find<QPushButton>(u"errorsExport"_s)->menu()->actions().constFirst()->trigger();
    auto *dialog = m_test->find<QFileDialog>(u"errorsFile"_s);
    QVERIFY(dialog);
    emit dialog->fileSelected(path);
    dialog->close();
    QTRY_COMPARE(m_test->find<ui::Banner>(u"errorsBanner"_s)->message(),
                 u"1 error was written to %1."_s.arg(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY(text.startsWith("\xEF\xBB\xBF\"id\",\"reference\",\"type\","));
    QVERIFY(text.contains(m_references.at(1).toUtf8()) && text.contains("NUMBER_TAKEN"));
}

void ErrorsPageTest::saysWhenReadingFails()
{
    const auto administrator = PrivateStore::instance().connect(m_address);
    QVERIFY(administrator->execute(u"RENAME TABLE document_number_errors TO hidden_errors"_s));
    QTest::keyClick(&m_test->window(), Qt::Key_F5);
    const auto *banner = m_test->find<ui::Banner>(u"errorsBanner"_s);
    QTRY_VERIFY(banner->isVisible());
    QVERIFY(administrator->execute(u"RENAME TABLE hidden_errors TO document_number_errors"_s));
    emit m_test->find<ui::Banner>(u"errorsBanner"_s)->actionTriggered();
    QTRY_COMPARE(m_table->model()->rowCount(), m_references.size());
    QTRY_VERIFY(!banner->isVisible());
}

void ErrorsPageTest::recordOld(int count)
{
    QVERIFY(PrivateStore::instance().connect(m_address)->execute(
        u"INSERT INTO document_number_errors (reference, error_type, error_message, context_data, "
        u"created_at) "
        "SELECT CONCAT('ERR-20200102-', LPAD(seq DIV 10000, 4, '0'), '-', LPAD(seq MOD 10000, 4, '0')), "
        "'DB_ERROR', 'old', '{\"projectId\": 2}', '2020-01-02' FROM seq_1_to_%1"_s.arg(count)));
}

void ErrorsPageTest::forgetOld()
{
    QVERIFY(PrivateStore::instance().connect(m_address)->execute(
        u"DELETE FROM document_number_errors WHERE created_at = '2020-01-02'"_s));
}

void ErrorsPageTest::goesOnWhereAPageFailed_data()
{
    QTest::addColumn<bool>("isByHand");
    QTest::newRow("tried again") << true;
    QTest::newRow("the store answers again") << false;
}

/// What was loaded stays, and so does the place in it.
void ErrorsPageTest::goesOnWhereAPageFailed()
{
    QFETCH(const bool, isByHand);
    constexpr int onOnePage = 200;
    recordOld(onOnePage);
    QTest::keyClick(&m_test->window(), Qt::Key_F5);
    QTRY_COMPARE(rows(), onOnePage);
    m_table->selectRow(onOnePage - 50);
    const auto administrator = PrivateStore::instance().connect(m_address);
    QVERIFY(administrator->execute(u"RENAME TABLE document_number_errors TO hidden_errors"_s));
    m_table->scrollToBottom();
    auto *banner = m_test->find<ui::Banner>(u"errorsBanner"_s);
    QTRY_VERIFY(banner->isVisible());
    QVERIFY(administrator->execute(u"RENAME TABLE hidden_errors TO document_number_errors"_s));
    if (isByHand)
        emit banner->actionTriggered();
    else
        m_test->window().findChild<ui::Shell *>()->resume();
    QCOMPARE(rows(), onOnePage);
    QTRY_COMPARE(rows(), onOnePage + int(m_references.size()));
    QCOMPARE(m_table->currentIndex().row(), onOnePage - 50);
    QVERIFY(!banner->isVisible());
    forgetOld();
}

void ErrorsPageTest::endsWhereNobodyScrollsTo()
{
    recordOld(models::mostListRows);
    QTest::keyClick(&m_test->window(), Qt::Key_F5);
    QTRY_VERIFY(rows() > m_references.size());
    while (rows() < models::mostListRows) {
        const int before = rows();
        m_table->scrollToBottom();
        QTRY_VERIFY(rows() > before);
    }
    m_table->scrollToBottom();
    QVERIFY(!m_table->model()->canFetchMore({}));
    QCOMPARE(m_test->find<QLabel>(u"errorsCount"_s)->text(),
             u"The latest %1 errors; use the filters to see earlier ones"_s.arg(rows()));
    forgetOld();
}

QTEST_MAIN(ErrorsPageTest)
#include "errors_page_test.moc"
