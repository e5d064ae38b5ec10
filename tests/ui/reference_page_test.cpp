#include "core/store/reference/reference_data.h"
#include "core/store/reference/reference_source.h"
#include "core/store/templates/template_gateway.h"
#include "models/reference/reference_list_model.h"
#include "tests/support/dms_schema.h"
#include "tests/support/private_store.h"
#include "tests/ui/support/test_window.h"
#include "ui/widgets/banner.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::ReferenceListModel;
using test::openerOf;
using test::PrivateStore;
using test::TestWindow;

namespace {

enum List { Projects, Contracts, Organizations, Types, SubTypes, RfaTypes, Disciplines };

} // namespace

/// A Super Admin keeps the lists that numbers draw their codes from.
class ReferencePageTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_test.reset(); }
    void showsEveryListToEverybody();
    void addsAnOrganization();
    void saysWhatIsWrongBeforeItIsSent();
    void keepsTheCodeThatNumbersShow();
    void keepsWhatATypeCountsBy();
    void keepsWhatCountersWereCountedBy();
    void keepsTheFiscalYearOfAProject();
    void saysThatNumbersWouldComeAgain();
    void closesAndReopens();
    void offersNamesInTheReadersLanguage();
    void finds();
    void importsAFileOrSaysWhyNot();
    void exportsWhatItImports();
    void onlyShowsListsOfAnotherSchema_data();
    void onlyShowsListsOfAnotherSchema();

private:
    void open(const QString &login, List list);
    template <class Widget>
    Widget &find(const QString &name) const
    {
        return *m_test->find<Widget>(name);
    }
    void write(const QString &field, const QString &text)
    {
        auto &edit = find<QLineEdit>(field);
        edit.selectAll();
        edit.insert(text); // keys of a test write no Thai
    }
    void click(const QString &button) { QTest::mouseClick(&find<QPushButton>(button), Qt::LeftButton); }
    int rows() const { return find<QTableView>(u"referenceTable"_s).model()->rowCount(); }
    QString banner() const
    {
        return m_test->isShown(u"referenceBanner"_s) ? find<ui::Banner>(u"referenceBanner"_s).message()
                                                     : QString();
    }
    void choose(const QString &code);
    void chooseFile(const QString &dialog, const QString &path);
    store::ReferenceData stored() const;

    QTemporaryDir m_directory;
    store::Address m_address;
    std::unique_ptr<TestWindow> m_test;
};

void ReferencePageTest::init()
{
    m_address = PrivateStore::instance().demoStore();
}

void ReferencePageTest::open(const QString &login, List list)
{
    m_test = std::make_unique<TestWindow>(openerOf(m_address));
    QVERIFY(m_test->show());
    QVERIFY(m_test->signIn(login));
    m_test->goTo(u"referencePage"_s);
    find<QTabBar>(u"referenceKinds"_s).setCurrentIndex(list);
    QTRY_VERIFY(list == Contracts || rows() > 0);
}

void ReferencePageTest::choose(const QString &code)
{
    auto &table = find<QTableView>(u"referenceTable"_s);
    for (int row = 0; row < rows(); ++row) {
        const QModelIndex index = table.model()->index(row, ReferenceListModel::Code);
        if (index.data().toString().startsWith(code))
            table.setCurrentIndex(index);
    }
    QCOMPARE(find<QLineEdit>(u"referenceCode"_s).text(), code);
}

store::ReferenceData ReferencePageTest::stored() const
{
    return *store::loadReferenceData(*PrivateStore::instance().connect(m_address));
}

void ReferencePageTest::showsEveryListToEverybody()
{
    open(u"auditor.demo"_s, Projects);
    for (int list = Projects; list <= Disciplines; ++list) {
        find<QTabBar>(u"referenceKinds"_s).setCurrentIndex(list);
        QTRY_VERIFY(list == Contracts || rows() > 0);
    }
    QVERIFY(!m_test->isShown(u"referenceAdd"_s));
    QVERIFY(!m_test->isShown(u"referenceImport"_s));
    QVERIFY(!m_test->isShown(u"referenceSave"_s));
    QVERIFY(find<QLineEdit>(u"referenceThai"_s).isReadOnly());
}

void ReferencePageTest::addsAnOrganization()
{
    open(u"sa.one"_s, Organizations);
    const int before = rows();
    click(u"referenceAdd"_s);
    write(u"referenceCode"_s, u"ABC"_s);
    write(u"referenceThai"_s, u"เอบีซี"_s);
    write(u"referenceEnglish"_s, u"ABC Company"_s);
    click(u"referenceSave"_s);
    QTRY_COMPARE(rows(), before + 1);
    QCOMPARE(banner(), u"ABC is added."_s);
    QCOMPARE(find<QLineEdit>(u"referenceCode"_s).text(), u"ABC"_s);
    const auto *added = store::itemByCode(stored().organizations, u"ABC");
    QVERIFY(added);
}

void ReferencePageTest::saysWhatIsWrongBeforeItIsSent()
{
    open(u"sa.one"_s, Organizations);
    click(u"referenceAdd"_s);
    QVERIFY(!find<QPushButton>(u"referenceSave"_s).isEnabled());
    QVERIFY(!find<QLabel>(u"referenceWhyNot"_s).text().isEmpty());
    // What only the store knows comes back as a sentence, and what was typed stays.
    write(u"referenceCode"_s, u"คคง."_s);
    write(u"referenceThai"_s, u"อีกองค์กร"_s);
    click(u"referenceSave"_s);
    QTRY_VERIFY(!banner().isEmpty());
    QCOMPARE(find<QLineEdit>(u"referenceThai"_s).text(), u"อีกองค์กร"_s);
}

void ReferencePageTest::keepsTheCodeThatNumbersShow()
{
    open(u"sa.one"_s, Organizations);
    choose(u"คคง."_s);
    QVERIFY(find<QLineEdit>(u"referenceCode"_s).isReadOnly());
    write(u"referenceEnglish"_s, u"Supervision"_s);
    click(u"referenceSave"_s);
    QTRY_COMPARE(store::itemByCode(stored().organizations, u"คคง.")->nameEnglish, u"Supervision"_s);
}

void ReferencePageTest::keepsWhatATypeCountsBy()
{
    open(u"sa.one"_s, Types);
    choose(u"OTHER"_s);
    QVERIFY(find<QCheckBox>(u"countingUsual"_s).isChecked());
    QVERIFY(find<QCheckBox>(u"countingPart0"_s).isChecked());
    QVERIFY(!find<QCheckBox>(u"countingPart0"_s).isEnabled());
    find<QCheckBox>(u"countingUsual"_s).setChecked(false);
    find<QCheckBox>(u"countingPart0"_s).setChecked(false);
    QVERIFY(find<QPushButton>(u"referenceSave"_s).isEnabled());
    click(u"referenceSave"_s);
    const auto shape = [this] { return store::itemByCode(stored().types, u"OTHER")->ownShape; };
    QTRY_COMPARE(shape(), std::optional(numbering::KeyShape{numbering::TokenKind::Recipient}));
}

void ReferencePageTest::keepsWhatCountersWereCountedBy()
{
    open(u"sa.one"_s, Types);
    choose(u"LETTER"_s);
    find<QCheckBox>(u"countingUsual"_s).setChecked(false);
    find<QCheckBox>(u"countingPart0"_s).setChecked(false);
    click(u"referenceSave"_s);
    QTRY_VERIFY(banner().contains(u"has counters"_s));
    QCOMPARE(store::itemByCode(stored().types, u"LETTER")->ownShape, std::nullopt);
}

void ReferencePageTest::keepsTheFiscalYearOfAProject()
{
    open(u"sa.one"_s, Projects);
    choose(u"LCBP3-C2"_s);
    auto &month = find<QComboBox>(u"fiscalMonth"_s);
    QCOMPARE(month.currentText(), u"October"_s);
    month.setCurrentText(u"April"_s);
    find<QComboBox>(u"fiscalName"_s).setCurrentIndex(1);
    click(u"referenceSave"_s);
    const numbering::FiscalYear wanted{.startMonth = 4, .isCalledByEnd = false};
    QTRY_COMPARE(stored().project(u"LCBP3-C2")->fiscalYear, wanted);
}

/// Counters of a fiscal year whose numbers show the year of the document.
void ReferencePageTest::saysThatNumbersWouldComeAgain()
{
    const int type = store::itemByCode(stored().types, u"OTHER")->id;
    const auto reason =
        numbering::Reason::parse(u"Numbers by fiscal years"_s, numbering::Reason::minimumForTemplate);
    const QString text = u"{ORIGINATOR}-{RECIPIENT}-OTHER-{DATE:yyyy}-{SEQ:4}"_s;
    QVERIFY(PrivateStore::instance().connect(m_address)->execute(
        u"UPDATE projects SET fiscal_start_month = 1 WHERE project_code = 'LCBP3-C2'"_s));
    const auto saved = store::saveTemplate(
        *PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"pa.demo"_s)),
        {.projectId = stored().project(u"LCBP3-C2")->id,
         .typeId = type,
         .text = *numbering::Template::parse(text),
         .settings = {.period = numbering::PeriodKind::FiscalYear},
         .reason = *reason});
    QVERIFY2(saved, saved ? "" : qPrintable(saved.error().detail));

    open(u"sa.one"_s, Projects);
    choose(u"LCBP3-C2"_s);
    find<QComboBox>(u"fiscalMonth"_s).setCurrentText(u"October"_s);
    click(u"referenceSave"_s);
    QTRY_VERIFY2(banner().contains(u"-OTHER-20"_s), qPrintable(banner()));
    QCOMPARE(stored().project(u"LCBP3-C2")->fiscalYear.startMonth, 1);
}

void ReferencePageTest::closesAndReopens()
{
    open(u"sa.one"_s, Disciplines);
    choose(u"ARC"_s);
    click(u"referenceClose"_s);
    QTRY_VERIFY(find<QCheckBox>(u"referenceClosed"_s).isChecked());
    QTRY_COMPARE(find<QPushButton>(u"referenceClose"_s).text(), u"Reopen"_s);
    QCOMPARE(find<QLineEdit>(u"referenceCode"_s).text(), u"ARC"_s);
    click(u"referenceClose"_s);
    QTRY_COMPARE(find<QPushButton>(u"referenceClose"_s).text(), u"Close"_s);
}

void ReferencePageTest::offersNamesInTheReadersLanguage()
{
    open(u"sa.one"_s, Projects);
    m_test->preferences().setLanguage(numbering::Language::TraditionalChinese);
    const auto &organizations = find<QComboBox>(u"participantChoice"_s);
    const store::ReferenceData data = stored();
    const auto offered = std::ranges::find_if(data.organizations, [&](const store::CodedItem &organization) {
        return !organization.nameChinese.isEmpty();
    });
    QVERIFY(offered != data.organizations.end());
    QTRY_VERIFY(organizations.findText(offered->nameChinese, Qt::MatchContains) >= 0);
}

void ReferencePageTest::finds()
{
    open(u"auditor.demo"_s, Organizations);
    write(u"referenceSearch"_s, u"contractor"_s);
    QTRY_COMPARE(rows(), 2);
    write(u"referenceSearch"_s, u"nothing like it"_s);
    QTRY_COMPARE(rows(), 0);
}

void ReferencePageTest::chooseFile(const QString &dialog, const QString &path)
{
    QTRY_VERIFY(m_test->find<QFileDialog>(dialog));
    emit find<QFileDialog>(dialog).fileSelected(path);
    find<QFileDialog>(dialog).close();
}

void ReferencePageTest::importsAFileOrSaysWhyNot()
{
    open(u"sa.one"_s, Disciplines);
    const int before = rows();
    const QString path = m_directory.filePath(u"disciplines.csv"_s);
    const auto put = [&path](const QByteArray &content) {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
    };
    QVERIFY(put("code,name_th\nELE,งานไฟฟ้า\nEL E\u202E,bad\n"));
    click(u"referenceImport"_s);
    chooseFile(u"referenceImportFile"_s, path);
    QTRY_VERIFY(m_test->isShown(u"referenceImportBanner"_s));
    QVERIFY(!find<QPushButton>(u"referenceImportSave"_s).isEnabled());
    QCOMPARE(find<QTableView>(u"referenceImportTable"_s).model()->index(0, 0).data().toString(), u"3"_s);
    QVERIFY(put("code,name_th\nELE,งานไฟฟ้า\nMEC,งานเครื่องกล\n"));
    emit find<ui::Banner>(u"referenceImportBanner"_s).actionTriggered();
    QTRY_VERIFY(find<QPushButton>(u"referenceImportSave"_s).isEnabled());
    click(u"referenceImportSave"_s);
    QTRY_COMPARE(rows(), before + 2);
}

void ReferencePageTest::exportsWhatItImports()
{
    open(u"auditor.demo"_s, Organizations);
    const QString path = m_directory.filePath(u"organizations.csv"_s);
    click(u"referenceExport"_s);
    chooseFile(u"referenceExportFile"_s, path);
    QTRY_VERIFY(QFile::exists(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("คคง."));
}

void ReferencePageTest::onlyShowsListsOfAnotherSchema_data()
{
    QTest::addColumn<numbering::Language>("language");
    QTest::addColumn<QString>("words");
    QTest::newRow("th") << numbering::Language::Thai << u"ระบบจัดการเอกสาร"_s;
    QTest::newRow("en") << numbering::Language::English << u"document-management system"_s;
    QTest::newRow("zh_TW") << numbering::Language::TraditionalChinese << u"文件管理系統"_s;
}

void ReferencePageTest::onlyShowsListsOfAnotherSchema()
{
    QFETCH(const numbering::Language, language);
    QFETCH(const QString, words);
    const auto administrator = PrivateStore::instance().connect(m_address);
    const QString schema = test::makeDmsSchema(m_address, test::DmsKind::HandedOver);
    QVERIFY(store::readReferenceFrom(*administrator, schema));
    open(u"sa.one"_s, Organizations);
    m_test->preferences().setLanguage(language);
    QTRY_VERIFY(rows() > 3000);
    QTRY_VERIFY(!m_test->isShown(u"referenceAdd"_s));
    QVERIFY(!m_test->isShown(u"referenceImport"_s));
    QVERIFY(m_test->isShown(u"referenceExport"_s));
    QVERIFY(!m_test->isShown(u"referenceSave"_s));
    QVERIFY(find<QLineEdit>(u"referenceThai"_s).isReadOnly());
    const auto &said = find<QLabel>(u"referenceReadOnly"_s);
    QTRY_VERIFY(said.text().contains(words)); // the language changes a moment later
    QVERIFY2(said.text().contains(schema), qPrintable(said.text()));
}

QTEST_MAIN(ReferencePageTest)
#include "reference_page_test.moc"
