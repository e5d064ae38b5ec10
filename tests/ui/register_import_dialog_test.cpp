#include "core/store/counters/counter_gateway.h"
#include "core/store/requests/register_import_gateway.h"
#include "models/counters/counter_model.h"
#include "tests/support/demo_letters.h"
#include "tests/support/private_store.h"
#include "tests/support/typed_requests.h"
#include "tests/ui/support/test_window.h"
#include "ui/register/register_import_dialog.h"
#include "ui/widgets/banner.h"

#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QStringEncoder>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using test::letterKey;
using test::openerOf;
using test::PrivateStore;
using test::TestWindow;
using ui::Banner;

namespace {

const auto counters = u"countersPage"_s;
constexpr int project = 2;
constexpr int letter = 6;
const QString why = u"ทะเบียนเดิมก่อนใช้ระบบใหม่ของโครงการ"_s;
const QString usual = test::inDemoYear(u"เลขที่เอกสาร,เรื่อง\n"
                                       "คคง.-สคฉ.3-0117-2569,has the store\n"
                                       "คคง.-สคฉ.3-0120-2569,a\n"
                                       "คคง.-สคฉ.3-๐๑๒๑-๒๕๖๙,b\n"
                                       "คคง.-สคฉ.3-0120-2569,again\n"
                                       "=cmd|x!A1,formula\n"_s);

QByteArray inWindows874(const QString &text)
{
    QByteArray bytes;
    for (const QChar character : text)
        bytes += char(character.unicode() < 0x80 ? character.unicode() : character.unicode() - 0x0E00 + 0xA0);
    return bytes;
}

} // namespace

/// A Super Admin reads an old register in the window and asks for it to be taken over.
class RegisterImportDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { useNewStore(); }
    void cleanup() { m_test.reset(); }
    void cleanupTestCase();
    void offersImportToThoseWhoMay();
    void readsTheEncodingsOfTheRegion_data();
    void readsTheEncodingsOfTheRegion();
    void readsInAnEncodingThatIsChosen();
    void wantsTheColumnOfNumbers();
    void showsWhatWasFound();
    void savesWhatIsNotTakenOver();
    void leadsBackWhereTheFileIsDamaged();
    void stopsReading();
    void dividesWhatIsTooLarge();
    void asksOnceThereIsAReason();
    void saysThatTheStoreChangedMeanwhile();

private:
    void useNewStore();
    void open(const QString &login = u"sa.one"_s);
    void openDialog(const QByteArray &content);
    void readRegister(const QByteArray &content);
    QString file(const QByteArray &content);
    QString path(const QString &name) const { return m_directory.filePath(name); }
    template <class Widget>
    Widget &find(const QString &name) const
    {
        return *m_test->find<Widget>(name);
    }
    QString text(const QString &label) const { return find<QLabel>(label).text(); }
    QString cell(const QString &table, int row, int column) const
    {
        return find<QTableView>(table).model()->index(row, column).data().toString();
    }
    int rows(const QString &table) const { return find<QTableView>(table).model()->rowCount(); }
    void click(const QString &button) { QTest::mouseClick(&find<QPushButton>(button), Qt::LeftButton); }
    void choose(const QString &box, const QString &text);
    bool canGoOn() const { return find<QPushButton>(u"registerImportNext"_s).isEnabled(); }
    QString banner() const
    {
        return m_test->isShown(u"registerImportBanner"_s) ? find<Banner>(u"registerImportBanner"_s).message()
                                                          : QString();
    }

    QTemporaryDir m_directory;
    int m_files = 0;
    store::Address m_address;
    std::unique_ptr<store::Connection> m_admin;
    std::unique_ptr<store::Connection> m_one;
    std::unique_ptr<TestWindow> m_test;
};

/// Making a store takes longer than most of these tests.
void RegisterImportDialogTest::useNewStore()
{
    m_address = PrivateStore::instance().demoStore();
    m_admin = PrivateStore::instance().connect(m_address);
    m_one = PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"sa.one"_s));
}

void RegisterImportDialogTest::cleanupTestCase()
{
    m_one.reset();
    m_admin.reset();
}

QString RegisterImportDialogTest::file(const QByteArray &content)
{
    QFile written(path(QString::number(++m_files) + u".csv"_s));
    if (!written.open(QIODevice::WriteOnly) || written.write(content) != content.size())
        return {};
    return written.fileName();
}

void RegisterImportDialogTest::open(const QString &login)
{
    m_test = std::make_unique<TestWindow>(openerOf(m_address));
    QVERIFY(m_test->signIn(login));
    m_test->goTo(counters);
    QTRY_VERIFY(m_test->isShown(u"counterTable"_s) && rows(u"counterTable"_s) > 0);
}

/// The assistant at its second step, with letters of the demo project.
void RegisterImportDialogTest::openDialog(const QByteArray &content)
{
    open();
    click(u"registerImportButton"_s);
    QTRY_VERIFY(m_test->isShown(u"registerImportDialog"_s));
    auto &dialog = find<ui::RegisterImportDialog>(u"registerImportDialog"_s);
    QVERIFY(!canGoOn());
    dialog.suggest(project, letter);
    dialog.setFile(file(content));
    QVERIFY(canGoOn());
    click(u"registerImportNext"_s);
    QTRY_VERIFY(canGoOn() || !banner().isEmpty() || text(u"registerImportWhyNot"_s).contains(u"column"_s));
}

void RegisterImportDialogTest::readRegister(const QByteArray &content)
{
    openDialog(content);
    QVERIFY(canGoOn());
    click(u"registerImportNext"_s);
    QTRY_VERIFY(m_test->isShown(u"registerSummary"_s));
}

void RegisterImportDialogTest::choose(const QString &box, const QString &text)
{
    auto &combo = find<QComboBox>(box);
    const int entry = combo.findText(text);
    QVERIFY2(entry >= 0, qPrintable(text));
    combo.setCurrentIndex(entry);
    emit combo.activated(entry);
}

void RegisterImportDialogTest::offersImportToThoseWhoMay()
{
    open(u"pa.demo"_s);
    QTRY_VERIFY(m_test->isShown(u"unboundButton"_s));
    QVERIFY(!m_test->isShown(u"registerImportButton"_s));
}

void RegisterImportDialogTest::readsTheEncodingsOfTheRegion_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("encoding");
    QTest::newRow("UTF-8") << usual.toUtf8() << u"UTF-8"_s;
    QTest::newRow("UTF-8 with its mark") << QByteArray("\xEF\xBB\xBF" + usual.toUtf8()) << u"UTF-8"_s;
    QTest::newRow("UTF-16") << QByteArray("\xFF\xFE" +
                                          QByteArray(QStringEncoder(QStringEncoder::Utf16LE)(usual)))
                            << u"UTF-16LE"_s;
    QTest::newRow("Windows-874") << inWindows874(usual) << u"WINDOWS-874"_s;
}

void RegisterImportDialogTest::readsTheEncodingsOfTheRegion()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QString, encoding);
    openDialog(content);
    QVERIFY(find<QComboBox>(u"registerEncoding"_s).hasFocus());
    QCOMPARE(find<QComboBox>(u"registerEncoding"_s).currentText(), encoding + u" (detected)"_s);
    QCOMPARE(cell(u"registerPreview"_s, 0, 0), test::inDemoYear(u"คคง.-สคฉ.3-0117-2569"_s));
    QCOMPARE(find<QComboBox>(u"registerColumn0"_s).currentText(), u"เลขที่เอกสาร"_s);
    click(u"registerImportNext"_s);
    QTRY_VERIFY(m_test->isShown(u"registerSummary"_s));
    QVERIFY(canGoOn());
}

void RegisterImportDialogTest::readsInAnEncodingThatIsChosen()
{
    // "文件編號,X" of a single short line is too little to detect anything by.
    openDialog("\xA4\xE5\xA5\xF3\xBD\x73\xB8\xB9,X\nABC-1,2\n");
    choose(u"registerEncoding"_s, u"BIG5"_s);
    QTRY_COMPARE(find<QComboBox>(u"registerColumn0"_s).currentText(), u"文件編號"_s);
    choose(u"registerEncoding"_s, u"UTF-8"_s);
    QTRY_VERIFY(banner().contains(u"encoding"_s));
    QVERIFY(!canGoOn());
    choose(u"registerEncoding"_s, u"BIG5"_s);
    QTRY_VERIFY(banner().isEmpty() && canGoOn());
}

void RegisterImportDialogTest::wantsTheColumnOfNumbers()
{
    openDialog("Title,What\na,b\n");
    QVERIFY(!canGoOn());
    QVERIFY(text(u"registerImportWhyNot"_s).contains(u"column"_s));
    choose(u"registerColumn0"_s, u"What"_s);
    QVERIFY(canGoOn());
    click(u"registerImportNext"_s);
    QTRY_VERIFY(m_test->isShown(u"registerSummary"_s));
    QVERIFY(!canGoOn());
    QVERIFY(text(u"registerImportWhyNot"_s).contains(u"No number"_s));
}

void RegisterImportDialogTest::showsWhatWasFound()
{
    readRegister(usual.toUtf8());
    auto &kinds = find<QTabBar>(u"registerKinds"_s);
    QCOMPARE(kinds.tabText(kinds.currentIndex()), u"Not understood (1)"_s);
    QCOMPARE(rows(u"registerLines"_s), 1);
    QCOMPARE(cell(u"registerLines"_s, 0, 1), u"=cmd|x!A1"_s);
    QVERIFY(!cell(u"registerLines"_s, 0, 4).isEmpty());
    kinds.setCurrentIndex(1);
    QCOMPARE(kinds.tabText(1), u"Understood (2)"_s);
    QCOMPARE(cell(u"registerLines"_s, 1, 1), test::inDemoYear(u"คคง.-สคฉ.3-0121-2569"_s));
    kinds.setCurrentIndex(5);
    QCOMPARE(cell(u"registerLines"_s, 0, 3), u"118–119"_s);
    kinds.setCurrentIndex(0);
    QTest::keyClicks(&find<QLineEdit>(u"registerSearch"_s), u"0120"_s);
    QTRY_COMPARE(rows(u"registerLines"_s), 2);
    auto &table = find<QTableView>(u"registerLines"_s);
    table.selectAll();
    table.setFocus();
    QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
    const QStringList copied = QGuiApplication::clipboard()->text().split(u'\n');
    QCOMPARE(copied.size(), 3); // with headings
    QVERIFY(copied.at(2).startsWith(test::inDemoYear(u"5\tคคง.-สคฉ.3-0120-2569\t"_s)));
    click(u"registerImportNext"_s);
    QCOMPARE(rows(u"registerCounters"_s), 1);
    QCOMPARE(cell(u"registerCounters"_s, 0, 1), u"117 → 121"_s);
    QCOMPARE(cell(u"registerCounters"_s, 0, 2), test::inDemoYear(u"คคง.-สคฉ.3-0122-2569"_s));
    QVERIFY(!m_test->isShown(u"registerParts"_s));
    find<QTableView>(u"registerCounters"_s).horizontalHeader()->moveSection(2, 0);
    QVERIFY(!m_test->preferences().tableLooks(u"sa.one"_s, u"registerCounters"_s).isEmpty());
}

void RegisterImportDialogTest::savesWhatIsNotTakenOver()
{
    readRegister(usual.toUtf8());
    click(u"registerSaveTroubles"_s);
    QTRY_VERIFY(m_test->find<QFileDialog>(u"registerTroublesFile"_s));
    const QString target = path(u"troubles.csv"_s);
    auto &dialog = find<QFileDialog>(u"registerTroublesFile"_s);
    emit dialog.fileSelected(target);
    dialog.close();
    QTRY_VERIFY(banner().contains(target));
    QFile saved(target);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    const QString csv = QString::fromUtf8(saved.readAll());
    QCOMPARE(csv.count(u"\r\n"_s), 4);
    QVERIFY(csv.contains(u"\"'=cmd|x!A1\""_s));
}

void RegisterImportDialogTest::leadsBackWhereTheFileIsDamaged()
{
    QString longRegister = u"No,Title\n"_s;
    for (int line = 0; line < 40; ++line)
        longRegister += test::inDemoYear(u"คคง.-สคฉ.3-%1-2569,a\n"_s).arg(200 + line, 4, 10, QChar(u'0'));
    openDialog((longRegister + u"\"cut off"_s).toUtf8());
    QVERIFY(canGoOn());
    click(u"registerImportNext"_s);
    QTRY_VERIFY(banner().contains(u"line 42"_s));
    QVERIFY(m_test->isShown(u"registerEncoding"_s));
    QVERIFY(canGoOn());
    QVERIFY(test::registerImportRequestPage(*m_one, 0, 1)->isEmpty());
}

void RegisterImportDialogTest::stopsReading()
{
    QByteArray content("No\n");
    for (int line = 0; line < 300'000; ++line)
        content += "no number\n";
    openDialog(content);
    click(u"registerImportNext"_s);
    QVERIFY(m_test->isShown(u"registerProgress"_s));
    click(u"registerImportBack"_s);
    QVERIFY(m_test->isShown(u"registerEncoding"_s));
    find<ui::RegisterImportDialog>(u"registerImportDialog"_s).setFile(file(usual.toUtf8()));
    click(u"registerImportNext"_s);
    QTRY_VERIFY(canGoOn());
    click(u"registerImportNext"_s);
    QTRY_VERIFY(m_test->isShown(u"registerSummary"_s));
    QVERIFY(text(u"registerSummary"_s).startsWith(u"5 "_s));
}

void RegisterImportDialogTest::dividesWhatIsTooLarge()
{
    QString content = u"No\n"_s;
    for (qsizetype sequence = 1; sequence <= store::mostTakenOverNumbers + 1; ++sequence)
        content += test::inDemoYear(u"คคง.-กทท.-%1-2569\n"_s).arg(sequence, 4, 10, QChar(u'0'));
    readRegister(content.toUtf8());
    QVERIFY(canGoOn());
    click(u"registerImportNext"_s);
    QVERIFY(m_test->isShown(u"registerParts"_s));
    QVERIFY(find<Banner>(u"registerParts"_s).message().contains(u"needs 2 requests"_s));
    QVERIFY(find<QPushButton>(u"registerImportNext"_s).text().contains(u"50000"_s));
}

void RegisterImportDialogTest::asksOnceThereIsAReason()
{
    readRegister(usual.toUtf8());
    click(u"registerImportNext"_s);
    QVERIFY(!canGoOn());
    QTest::keyClicks(&find<QLineEdit>(u"registerReason"_s), u"too short"_s);
    QVERIFY(!canGoOn());
    QVERIFY(text(u"registerImportWhyNot"_s).contains(u"more)"_s));
    find<QLineEdit>(u"registerReason"_s).setText(why);
    QVERIFY(canGoOn());
    QVERIFY(test::registerImportRequestPage(*m_one, 0, 1)->isEmpty());
    click(u"registerImportNext"_s);
    QTRY_VERIFY(m_test->isShown(u"countersBanner"_s));
    QVERIFY(find<Banner>(u"countersBanner"_s).message().contains(u"Import #"_s));
    QTRY_VERIFY(!m_test->find<QWidget>(u"registerImportDialog"_s));
    const auto requests = test::registerImportRequestPage(*m_one, 0, 10);
    QCOMPARE(requests->size(), 1);
    const store::RegisterImportRequest &request = requests->constFirst();
    QCOMPARE(request.numbers, 2);
    QCOMPARE(request.reason, why);
    QCOMPARE(request.source.lines, 5);
    QCOMPARE(request.source.notUnderstood, 1);
    QCOMPARE(request.source.fileName, u"%1.csv"_s.arg(m_files));
    QCOMPARE((*store::findCounter(*m_one, letterKey))->lastNumber, 117);
}

void RegisterImportDialogTest::saysThatTheStoreChangedMeanwhile()
{
    useNewStore();
    readRegister(usual.toUtf8());
    click(u"registerImportNext"_s);
    const qint64 counter = (*store::findCounter(*m_one, letterKey))->id;
    QVERIFY(m_admin->execute(u"UPDATE document_number_counters SET last_number = last_number + 1, "
                             "version = version + 1 WHERE id = %1"_s.arg(counter)));
    find<QLineEdit>(u"registerReason"_s).setText(why);
    click(u"registerImportNext"_s);
    QTRY_VERIFY(!banner().isEmpty());
    QVERIFY(test::registerImportRequestPage(*m_one, 0, 1)->isEmpty());
    auto *again = find<Banner>(u"registerImportBanner"_s).findChild<QPushButton *>();
    QVERIFY(again && again->isVisible());
    QTest::mouseClick(again, Qt::LeftButton);
    QTRY_VERIFY(m_test->isShown(u"registerSummary"_s));
    click(u"registerImportNext"_s);
    QCOMPARE(cell(u"registerCounters"_s, 0, 1), u"118 → 121"_s);
    QVERIFY(canGoOn());
}

QTEST_MAIN(RegisterImportDialogTest)
#include "register_import_dialog_test.moc"
