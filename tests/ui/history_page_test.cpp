#include "models/templates/template_history_model.h"
#include "tests/support/approving.h"
#include "tests/support/private_store.h"
#include "tests/ui/support/test_window.h"
#include "ui/widgets/banner.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;
using namespace lekthi;
using models::TemplateHistoryModel;
using test::openerOf;
using test::PrivateStore;
using test::TestWindow;

namespace {

const auto history = u"historyPage"_s;
constexpr int project = 2;
constexpr int letter = 6;
const QString first = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s;
const QString second = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:5}-{YEAR:B.E.}"_s;
const QString why = u"Four digits were enough"_s;

} // namespace

/// The past of the letter's template, which has at least two versions.
class HistoryPageTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanupTestCase();
    void listsVersionsNewestFirst();
    void keepsTheVersionsOfATemplateTogether();
    void showsWhatChangedAndWhatFollows();
    void comparesAnyTwoVersions();
    void findsByReason();
    void saysWhyOthersCannotBringBack();
    void namesWhatBreaksTheRulesOfToday();
    void saysWhereTheProofWasNotDecided();
    void goesBackWithoutChanging();
    void bringsBackWhatStandsBesideTheVersionInForce();
    void bringsAnOldVersionBack();
    void tellsThatSomebodyElseSaved();
    void exportsAndImports();
    void importsByTheNewestVersions();
    void refusesADamagedFile();

private:
    store::NumberTemplate save(const QString &text, const QString &reason,
                               const store::TemplateSettings &settings = {});
    store::NumberTemplate stored() const { return *store::findTemplate(*m_person, project, letter); }
    bool enter(const QString &login);
    QModelIndex rowOf(int version) const;
    bool choose(int version);
    QString label(const QString &name) const { return m_test->find<QLabel>(name)->text(); }
    QPushButton *button(const QString &name) const { return m_test->find<QPushButton>(name); }
    QString banner() const { return m_test->find<ui::Banner>(u"historyBanner"_s)->message(); }
    bool beginRollback();
    void chooseFile(const QString &dialogName, int action, const QString &path);

    store::Address m_address;
    std::unique_ptr<store::Connection> m_person;
    std::unique_ptr<TestWindow> m_test;
    QListView *m_list = nullptr;
};

void HistoryPageTest::initTestCase()
{
    m_address = PrivateStore::instance().demoStore();
    m_person = PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"pa.demo"_s));
}

store::NumberTemplate HistoryPageTest::save(const QString &text, const QString &reason,
                                            const store::TemplateSettings &settings)
{
    const store::TemplateChange change{.projectId = project,
                                       .typeId = letter,
                                       .expectedVersion = stored().version,
                                       .text = *numbering::Template::parse(text),
                                       .settings = settings,
                                       .reason = *numbering::Reason::parse(reason)};
    const auto other = PrivateStore::instance().connect(PrivateStore::asPerson(m_address, u"sa.one"_s));
    return *lekthi::test::saveAgreed(*m_person, *other, change);
}

void HistoryPageTest::init()
{
    if (stored().text != second)
        save(second, u"Five digits from now on"_s);
    if (!m_test)
        QVERIFY(enter(u"pa.demo"_s));
    m_test->goTo(u"templatesPage"_s);
    m_test->goTo(history);
    QTRY_VERIFY(m_list->model()->rowCount() > 0);
}

void HistoryPageTest::cleanupTestCase()
{
    m_test.reset();
}

bool HistoryPageTest::enter(const QString &login)
{
    m_test.reset();
    m_test = std::make_unique<TestWindow>(openerOf(m_address));
    if (!m_test->signIn(login))
        return false;
    m_test->goTo(history);
    m_list = m_test->find<QListView>(u"historyList"_s);
    return QTest::qWaitFor([this] { return m_test->isShown(u"historyDetail"_s); });
}

QModelIndex HistoryPageTest::rowOf(int version) const
{
    const QAbstractItemModel &model = *m_list->model();
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row, 0);
        if (index.data().toString() == u"Version %1"_s.arg(version) &&
            index.data(Qt::AccessibleTextRole).toString().contains(u"LETTER"_s))
            return index;
    }
    return {};
}

/// Waits until the letter's version of this number is shown.
bool HistoryPageTest::choose(int version)
{
    if (!QTest::qWaitFor([&] { return rowOf(version).isValid(); }))
        return false;
    m_list->setCurrentIndex(rowOf(version));
    return QTest::qWaitFor([&] {
        return label(u"historyStory"_s).contains(u"version %1 on"_s.arg(version)) &&
               label(u"historyTitle"_s).contains(u"LETTER"_s);
    });
}

bool HistoryPageTest::beginRollback()
{
    if (!choose(1) || !button(u"rollbackBegin"_s)->isEnabled())
        return false;
    button(u"rollbackBegin"_s)->click();
    return QTest::qWaitFor([this] { return m_test->isShown(u"rollbackReason"_s); });
}

void HistoryPageTest::listsVersionsNewestFirst()
{
    QAbstractItemModelTester tester(m_list->model());
    const QModelIndex newest = m_list->model()->index(1, 0);
    QVERIFY(!(m_list->model()->index(0, 0).flags() & Qt::ItemIsSelectable));
    QVERIFY(m_list->model()->index(0, 0).data().toString().contains(u"LCBP3-C2"_s));
    QCOMPARE(newest.data().toString(), u"Version %1"_s.arg(stored().version));
    QCOMPARE(newest.data(TemplateHistoryModel::BadgeRole).toString(), u"in force"_s);
    QTRY_VERIFY(
        newest.data(TemplateHistoryModel::BelowRole).toString().startsWith(u"Project Admin (demo)"_s));
    QCOMPARE(m_list->currentIndex(), newest);
}

void HistoryPageTest::keepsTheVersionsOfATemplateTogether()
{
    const QAbstractItemModel &model = *m_list->model();
    QStringList headings;
    QMap<QString, QList<qint64>> versions;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row, 0);
        if (index.flags() & Qt::ItemIsSelectable)
            versions[headings.constLast()].append(index.data(TemplateHistoryModel::IdRole).toLongLong());
        else
            headings.append(index.data().toString());
    }
    QVERIFY(versions.size() > 3);
    QCOMPARE(headings.size(), versions.size());
    QVERIFY(std::ranges::any_of(versions, [](const QList<qint64> &ids) { return ids.size() > 1; }));
    for (const QList<qint64> &ids : std::as_const(versions))
        QVERIFY(std::ranges::is_sorted(ids, std::greater()));
}

void HistoryPageTest::showsWhatChangedAndWhatFollows()
{
    QVERIFY(choose(2));
    const QString words = label(u"diffWords"_s);
    QVERIFY2(words.contains(u"removed: {SEQ:4}"_s) && words.contains(u"added: {SEQ:5}"_s), qPrintable(words));
    QVERIFY(label(u"diffBefore"_s).contains(u"line-through"_s));
    QVERIFY(label(u"diffAfter"_s).contains(u"underline"_s));
    QVERIFY(m_test->isShown(u"effectsTable"_s));
    m_test->find<QCheckBox>(u"diffInLine"_s)->click();
    QVERIFY(!m_test->isShown(u"diffBefore"_s));
    const QString line = label(u"diffAfter"_s);
    QVERIFY(line.contains(u"line-through"_s) && line.contains(u"underline"_s));
    m_test->find<QCheckBox>(u"diffInLine"_s)->click();
    QVERIFY(choose(1));
    QVERIFY2(!m_test->isShown(u"diffInLine"_s), "there is none before the first");
    QVERIFY(label(u"historyStory"_s).contains(u"It is the first version"_s));
    const auto *from = m_test->find<QComboBox>(u"historyFromVersion"_s);
    QCOMPARE(from->currentIndex(), -1);
    QVERIFY(!from->placeholderText().isEmpty());
}

void HistoryPageTest::comparesAnyTwoVersions()
{
    save(u"{ORIGINATOR}/{RECIPIENT}/{SEQ:4}/{YEAR:B.E.}"_s, u"With slashes from now on"_s);
    const int newest = save(second, u"With hyphens again"_s).version;
    m_test->goTo(u"templatesPage"_s);
    m_test->goTo(history);
    QTRY_VERIFY(choose(newest));
    auto *from = m_test->find<QComboBox>(u"historyFromVersion"_s);
    QCOMPARE(from->currentData().toInt(), newest - 1);
    from->setCurrentIndex(from->findData(2));
    emit from->activated(from->currentIndex());
    QTRY_COMPARE(label(u"diffWords"_s), u"Both are the same."_s);
}

void HistoryPageTest::findsByReason()
{
    const int all = m_list->model()->rowCount();
    QTest::keyClicks(m_test->find<QLineEdit>(u"historySearch"_s), u"five DIGITS"_s);
    QTRY_VERIFY(m_list->model()->rowCount() < all && m_list->model()->rowCount() > 0);
    m_test->find<QLineEdit>(u"historySearch"_s)->setText(u"no such reason"_s);
    QTRY_VERIFY(m_test->isShown(u"historyEmpty"_s));
    m_test->find<QLineEdit>(u"historySearch"_s)->clear();
    QTRY_COMPARE(m_list->model()->rowCount(), all);
}

void HistoryPageTest::saysWhyOthersCannotBringBack()
{
    QVERIFY(enter(u"auditor.demo"_s));
    QVERIFY(choose(1));
    QVERIFY(!button(u"rollbackBegin"_s)->isEnabled());
    QVERIFY(label(u"rollbackWhy"_s).contains(u"Project Admins of LCBP3-C2"_s));
    m_test.reset();
}

void HistoryPageTest::namesWhatBreaksTheRulesOfToday()
{
    store::TemplateSettings everywhere;
    everywhere.scope = numbering::UniquenessScope::Store;
    const int bad = save(u"{SEQ:4}-{YEAR:B.E.}"_s, u"Only the running number"_s, everywhere).version;
    save(second, u"With the organizations again"_s);
    m_test->goTo(u"templatesPage"_s);
    m_test->goTo(history);
    QTRY_VERIFY(choose(bad));
    button(u"rollbackBegin"_s)->click();
    QTRY_VERIFY(m_test->isShown(u"rollbackReason"_s));
    QTest::keyClicks(m_test->find<QLineEdit>(u"rollbackReason"_s), why);
    QVERIFY(!button(u"rollbackButton"_s)->isEnabled());
    QVERIFY(label(u"rollbackWhy"_s).contains(u"named above"_s));
}

void HistoryPageTest::saysWhereTheProofWasNotDecided()
{
    QVERIFY(beginRollback());
    QTRY_VERIFY(label(u"historyHeading"_s).contains(u"have no objection"_s));
    // Nobody knows what the store takes this code for.
    const auto root = PrivateStore::instance().connect(m_address);
    QVERIFY(root->execute(u"INSERT INTO organizations (id, organization_code, organization_name, "
                          "organization_name_en) VALUES (77, '☎', 'x', 'x')"_s));
    QVERIFY(root->execute(u"INSERT INTO project_organizations VALUES (2, 77)"_s));
    QVERIFY(enter(u"pa.demo"_s));
    QVERIFY(beginRollback());
    const QString heading = label(u"historyHeading"_s);
    QVERIFY(root->execute(u"DELETE FROM project_organizations WHERE organization_id = 77"_s));
    QVERIFY2(heading.contains(u"could not be decided"_s), qPrintable(heading));
    m_test.reset();
}

void HistoryPageTest::goesBackWithoutChanging()
{
    const int version = stored().version;
    QVERIFY(beginRollback());
    QVERIFY(m_test->isShown(u"historyHeading"_s));
    QVERIFY(!button(u"rollbackButton"_s)->isEnabled());
    QVERIFY(label(u"rollbackWhy"_s).contains(u"reason"_s));
    QTest::keyClick(m_test->find<QLineEdit>(u"rollbackReason"_s), Qt::Key_Escape);
    QTRY_VERIFY(!m_test->isShown(u"rollbackReason"_s));
    QCOMPARE(stored().version, version);
}

void HistoryPageTest::bringsBackWhatStandsBesideTheVersionInForce()
{
    const int version = stored().version;
    QVERIFY(choose(version));
    QCOMPARE(button(u"rollbackBegin"_s)->text(), u"Roll back to version %1…"_s.arg(version - 1));
    QVERIFY(button(u"rollbackBegin"_s)->isEnabled());
    button(u"rollbackBegin"_s)->click();
    QTRY_VERIFY(m_test->isShown(u"rollbackReason"_s));
    QTRY_VERIFY(button(u"rollbackButton"_s)->text().contains(u"version %1 as"_s.arg(version - 1)));
    QTest::keyClick(m_test->find<QLineEdit>(u"rollbackReason"_s), Qt::Key_Escape);
    QTRY_VERIFY(!m_test->isShown(u"rollbackReason"_s));
    QTRY_VERIFY(label(u"historyStory"_s).contains(u"version %1 on"_s.arg(version)));
}

void HistoryPageTest::bringsAnOldVersionBack()
{
    const int version = stored().version;
    QVERIFY(beginRollback());
    const QString words = label(u"diffWords"_s);
    QVERIFY2(words.contains(u"removed: {SEQ:5}"_s) && words.contains(u"added: {SEQ:4}"_s), qPrintable(words));
    QTest::keyClicks(m_test->find<QLineEdit>(u"rollbackReason"_s), why);
    QVERIFY(button(u"rollbackButton"_s)->isEnabled());
    button(u"rollbackButton"_s)->click();
    QTRY_VERIFY(banner().contains(u"as version %1"_s.arg(version + 1)));
    const store::NumberTemplate now = stored();
    QCOMPARE(now.text, first);
    QCOMPARE(now.reason, why);
    QTRY_VERIFY(label(u"historyStory"_s).contains(u"It rolled back to version 1"_s));
}

void HistoryPageTest::tellsThatSomebodyElseSaved()
{
    QVERIFY(beginRollback());
    QTest::keyClicks(m_test->find<QLineEdit>(u"rollbackReason"_s), why);
    const int theirs = save(u"{ORIGINATOR}.{RECIPIENT}.{SEQ:4}.{YEAR:B.E.}"_s, u"Dots from now on"_s).version;
    button(u"rollbackButton"_s)->click();
    QTRY_VERIFY(banner().contains(u"Another user"_s));
    QCOMPARE(stored().version, theirs);
    QTRY_COMPARE(button(u"rollbackButton"_s)->text(),
                 u"Roll back to version 1 as version %1"_s.arg(theirs + 1));
    QCOMPARE(m_test->find<QLineEdit>(u"rollbackReason"_s)->text(), why);
    button(u"rollbackButton"_s)->click();
    QTRY_COMPARE(stored().version, theirs + 1);
    QCOMPARE(stored().text, first);
}

void HistoryPageTest::chooseFile(const QString &dialogName, int action, const QString &path)
{
    QTRY_VERIFY(button(u"historyExchange"_s)->isEnabled());
    button(u"historyExchange"_s)->menu()->actions().at(action)->trigger();
    auto *dialog = m_test->find<QFileDialog>(dialogName);
    QVERIFY(dialog);
    emit dialog->fileSelected(path);
    dialog->close();
}

void HistoryPageTest::exportsAndImports()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"templates.json"_s);
    QVERIFY(choose(stored().version));
    chooseFile(u"exportFile"_s, 0, path);
    QTRY_VERIFY(banner().contains(path));
    const int version = save(first, u"Four digits meanwhile"_s).version;
    chooseFile(u"importFile"_s, 1, path);
    QTRY_VERIFY(m_test->isShown(u"importHeading"_s));
    QVERIFY(label(u"importHeading"_s).contains(u"LCBP3-C2"_s));
    QVERIFY(label(u"importWhy"_s).contains(u"reason"_s));
    QCOMPARE(stored().version, version);
    m_test->find<QLineEdit>(u"importReason"_s)->setText(u"As it was agreed"_s);
    QVERIFY2(button(u"importSave"_s)->isEnabled(), qPrintable(label(u"importWhy"_s)));
    button(u"importSave"_s)->click();
    QTRY_VERIFY(banner().contains(u"saved"_s));
    QCOMPARE(stored().version, version + 1);
    QCOMPARE(stored().text, second);
    QTRY_VERIFY(label(u"historyStory"_s).contains(u"As it was agreed (LCBP3-C2"_s));
}

void HistoryPageTest::importsByTheNewestVersions()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"templates.json"_s);
    chooseFile(u"exportFile"_s, 0, path);
    QTRY_VERIFY(banner().contains(path));
    save(first, u"Four digits meanwhile"_s);
    chooseFile(u"importFile"_s, 1, path);
    QTRY_VERIFY(m_test->isShown(u"importHeading"_s));
    m_test->find<QLineEdit>(u"importReason"_s)->setText(u"As it was agreed"_s);
    const int newest = save(second, u"Another user at the same time"_s).version;
    save(first, u"And once more"_s);
    button(u"importSave"_s)->click();
    QTRY_VERIFY(m_test->isShown(u"importBanner"_s));
    QVERIFY(m_test->find<ui::Banner>(u"importBanner"_s)->message().contains(u"Another user"_s));
    QTRY_VERIFY2(button(u"importSave"_s)->isEnabled(), "the reason is kept and the file was read again");
    button(u"importSave"_s)->click();
    QTRY_COMPARE(stored().version, newest + 2);
    QCOMPARE(stored().text, second);
}

void HistoryPageTest::refusesADamagedFile()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"templates.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\n\"format\": \"lekthi-templates\",\n\"format\": 1}");
    file.close();
    chooseFile(u"importFile"_s, 1, file.fileName());
    QTRY_VERIFY(m_test->isShown(u"importBanner"_s));
    QVERIFY(m_test->find<ui::Banner>(u"importBanner"_s)->message().contains(u"Line 3"_s));
    QVERIFY(!button(u"importSave"_s)->isEnabled());
}

QTEST_MAIN(HistoryPageTest)
#include "history_page_test.moc"
