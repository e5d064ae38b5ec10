#include "models/templates/template_list_model.h"
#include "tests/ui/templates/page_world.h"
#include "ui/templates/template_editor.h"
#include "ui/widgets/banner.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using lekthi::models::TemplateListModel;
using lekthi::ui::TemplateEditor;
using namespace lekthi::test;

namespace {

const lekthi::models::TemplateKey letterKey{demoProject, demoLetter};
const auto mine = u"{ORIGINATOR}/{RECIPIENT}/{SEQ:4}"_s;
const auto theirs = u"{ORIGINATOR}+{RECIPIENT}+{SEQ:4}"_s;

} // namespace

class TemplatesSaveTest : public QObject
{
    Q_OBJECT

public:
    static void initMain() { useScratchConfiguration(); }

private slots:
    void init();
    void cleanup();
    void saysWhatSavingLacks();
    void savesWithReasonAndSaysSo();
    void savesSettingsAlone();
    void showsWhatAnotherPeriodDoesToCounters();
    void conflictShowsBoth();
    void takingTheirsCanBeUndone();
    void keepingMineSavesOnTopOfTheirs();
    void bothChangesGoTogether();
    void saysWhyBothCannotGoTogether();
    void pastIsComparedAndTaken();
    void refreshKeepsUnsavedWork();
    void refreshShowsWhatOthersSaved();
    void draftSurvivesANewPage();
    void draftSurvivesSwitchingTemplates();
    void draftOfAnOlderVersionSaysSo();
    void discardedDraftIsGoneButCanBeUndone();

private:
    TemplateEditor &editor() { return m_world->find<TemplateEditor>(u"templateEditor"_s); }
    QPushButton &button(const QString &name) { return m_world->find<QPushButton>(name); }
    QString label(const QString &name) { return m_world->find<QLabel>(name).text(); }
    QString banner() { return m_world->find<lekthi::ui::Banner>(u"templatesBanner"_s).message(); }
    QString badge();
    void retype(const QString &text);
    void giveReason(const QString &reason);
    void press(const QString &name) { QTest::mouseClick(&button(name), Qt::LeftButton); }
    bool conflictIsShown() { return m_world->find<QWidget>(u"conflictPanel"_s).isVisible(); }
    void bringIntoConflict();

    std::unique_ptr<PageWorld> m_world;
    int m_version = 0;
};

void TemplatesSaveTest::init()
{
    m_world = std::make_unique<PageWorld>(u"pa.demo"_s);
    QVERIFY(m_world->open(letterKey));
    m_version = m_world->stored(letterKey).version;
}

void TemplatesSaveTest::cleanup()
{
    m_world.reset();
}

QString TemplatesSaveTest::badge()
{
    const auto *model =
        qobject_cast<const TemplateListModel *>(m_world->find<QListView>(u"templateList"_s).model());
    return model->indexOf(letterKey).data(TemplateListModel::BadgeRole).toString();
}

void TemplatesSaveTest::retype(const QString &text)
{
    editor().selectAll();
    QTest::keyClicks(&editor(), text);
}

void TemplatesSaveTest::giveReason(const QString &reason)
{
    auto &edit = m_world->find<QLineEdit>(u"reasonEdit"_s);
    edit.clear();
    QTest::keyClicks(&edit, reason);
}

void TemplatesSaveTest::bringIntoConflict()
{
    retype(mine);
    giveReason(u"slashes read better"_s);
    m_world->saveElsewhere(theirs, u"plus signs by letter 12"_s);
    press(u"saveButton"_s);
    QTRY_VERIFY(conflictIsShown());
}

void TemplatesSaveTest::saysWhatSavingLacks()
{
    QCOMPARE(label(u"saveReason"_s), u"No changes yet."_s);
    retype(mine);
    QVERIFY(label(u"saveReason"_s).contains(u"reason"_s));
    giveReason(u"abc"_s);
    QVERIFY(label(u"saveReason"_s).contains(u"2"_s));
    QVERIFY(!button(u"saveButton"_s).isEnabled());
    giveReason(u"abcde"_s);
    QVERIFY(button(u"saveButton"_s).isEnabled());
}

void TemplatesSaveTest::savesWithReasonAndSaysSo()
{
    retype(mine);
    giveReason(u"slashes read better"_s);
    press(u"saveButton"_s);
    const QString saved = u"Saved as version %1."_s.arg(m_version + 1);
    QTRY_VERIFY(banner().startsWith(saved));
    const auto stored = m_world->stored(letterKey);
    QCOMPARE(stored.text, mine);
    QCOMPARE(stored.reason, u"slashes read better"_s);
    QCOMPARE(stored.changedBy, u"pa.demo"_s);
    QTRY_COMPARE(badge(),
                 u"▲ Repeats"_s); // of another template than before: its number does not show the year
    QCOMPARE(m_world->find<QLineEdit>(u"reasonEdit"_s).text(), QString());
    QVERIFY(!button(u"saveButton"_s).isEnabled());
}

void TemplatesSaveTest::savesSettingsAlone()
{
    m_world->find<QComboBox>(u"templatePeriod"_s)
        .setCurrentIndex(int(lekthi::numbering::PeriodKind::FiscalYear));
    giveReason(u"fiscal year"_s);
    press(u"saveButton"_s);
    QTRY_COMPARE(m_world->stored(letterKey).version, m_version + 1);
    QCOMPARE(m_world->stored(letterKey).settings.period, lekthi::numbering::PeriodKind::FiscalYear);
}

void TemplatesSaveTest::showsWhatAnotherPeriodDoesToCounters()
{
    const auto &card = m_world->find<QWidget>(u"periodChange"_s);
    QVERIFY(!card.isVisible());
    auto &period = m_world->find<QComboBox>(u"templatePeriod"_s);
    const int before = period.currentIndex();
    period.setCurrentIndex(int(lekthi::numbering::PeriodKind::Monthly));
    QTRY_VERIFY(card.isVisible());
    // The other counter is named by its period, since nothing else of it is another one.
    QStringList counters;
    for (const QLabel *text : card.findChild<QWidget *>(u"effectsTable"_s)->findChildren<QLabel *>()) {
        if (text->text().contains(u", then "_s))
            counters += text->text();
    }
    QCOMPARE(counters.size(), 2);
    for (const QString &counter : counters)
        QCOMPARE(counter.count(u"→"_s), 1);
    const QString note = card.findChild<QLabel *>(u"periodChangeNote"_s)->text();
    QVERIFY2(note.contains(u"Counters replaced: 2."_s), qPrintable(note));
    period.setCurrentIndex(before);
    QTRY_VERIFY(!card.isVisible());
}

void TemplatesSaveTest::conflictShowsBoth()
{
    bringIntoConflict();
    QVERIFY(label(u"conflictStory"_s).contains(u"plus signs by letter 12"_s));
    QVERIFY(label(u"conflictTheirs"_s).contains(u"+"_s));
    QVERIFY(label(u"conflictMine"_s).contains(u"/<"_s));
    QCOMPARE(editor().text(), mine);
    QVERIFY(!button(u"saveButton"_s).isEnabled());
    QCOMPARE(m_world->stored(letterKey).text, theirs);
}

void TemplatesSaveTest::takingTheirsCanBeUndone()
{
    bringIntoConflict();
    press(u"takeTheirsButton"_s);
    QVERIFY(!conflictIsShown());
    QCOMPARE(editor().text(), theirs);
    QCOMPARE(label(u"saveReason"_s), u"No changes yet."_s);
    editor().undo();
    QCOMPARE(editor().text(), mine);
}

void TemplatesSaveTest::keepingMineSavesOnTopOfTheirs()
{
    bringIntoConflict();
    QCOMPARE(button(u"keepMineButton"_s).text(), u"Keep mine on top of version %1"_s.arg(m_version + 1));
    press(u"keepMineButton"_s);
    QVERIFY(!conflictIsShown());
    QCOMPARE(editor().text(), mine);
    QCOMPARE(button(u"saveButton"_s).text(), u"Save as version %1"_s.arg(m_version + 2));
    press(u"saveButton"_s);
    QTRY_COMPARE(m_world->stored(letterKey).version, m_version + 2);
    QCOMPARE(m_world->stored(letterKey).text, mine);
}

void TemplatesSaveTest::bothChangesGoTogether()
{
    const QString base = editor().text();
    QCOMPARE(base, u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s);
    retype(u"{ORIGINATOR}-{RECIPIENT}-{SEQ:5}-{YEAR:B.E.}"_s);
    giveReason(u"five digits"_s);
    m_world->saveElsewhere(u"{ORIGINATOR}/{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s, u"a slash by letter 12"_s);
    press(u"saveButton"_s);
    QTRY_VERIFY(conflictIsShown());
    QTRY_VERIFY(button(u"takeBothButton"_s).isEnabled());
    press(u"takeBothButton"_s);
    QVERIFY(!conflictIsShown());
    const QString both = u"{ORIGINATOR}/{RECIPIENT}-{SEQ:5}-{YEAR:B.E.}"_s;
    QCOMPARE(editor().text(), both);
    QCOMPARE(m_world->find<QLineEdit>(u"reasonEdit"_s).text(), u"five digits"_s);
    editor().undo();
    QCOMPARE(editor().text(), u"{ORIGINATOR}-{RECIPIENT}-{SEQ:5}-{YEAR:B.E.}"_s);
    editor().redo();
    press(u"saveButton"_s);
    QTRY_COMPARE(m_world->stored(letterKey).version, m_version + 2);
    QCOMPARE(m_world->stored(letterKey).text, both);
}

void TemplatesSaveTest::saysWhyBothCannotGoTogether()
{
    bringIntoConflict();
    QTRY_VERIFY(m_world->find<QLabel>(u"conflictBase"_s).isVisible());
    QVERIFY(!button(u"takeBothButton"_s).isEnabled());
    QVERIFY(button(u"takeBothButton"_s).toolTip().contains(u"same part"_s));
    QVERIFY(label(u"conflictMine"_s).contains(u"line-through"_s));
}

void TemplatesSaveTest::pastIsComparedAndTaken()
{
    const QString before = editor().text();
    m_world->saveElsewhere(theirs, u"plus signs by letter 12"_s);
    m_world->page().refresh();
    QTRY_COMPARE(editor().text(), theirs);
    m_world->find<QToolButton>(u"templateHistory"_s).click();
    auto &versions = m_world->find<QListWidget>(u"templateVersions"_s);
    QTRY_COMPARE(versions.count(), m_version + 1);
    QVERIFY(versions.item(0)->text().contains(u"plus signs by letter 12"_s));
    QVERIFY2(!button(u"takeVersionButton"_s).isEnabled(), "it stands in the editor already");
    versions.setCurrentRow(1);
    QVERIFY(label(u"versionDiffAfter"_s).contains(u"underline"_s));
    press(u"takeVersionButton"_s);
    QCOMPARE(editor().text(), before);
    QCOMPARE(m_world->stored(letterKey).text, theirs);
    editor().undo();
    QCOMPARE(editor().text(), theirs);
}

void TemplatesSaveTest::refreshKeepsUnsavedWork()
{
    retype(mine);
    m_world->saveElsewhere(theirs, u"plus signs by letter 12"_s);
    m_world->page().refresh();
    QTRY_VERIFY(conflictIsShown());
    QCOMPARE(editor().text(), mine);
}

void TemplatesSaveTest::refreshShowsWhatOthersSaved()
{
    m_world->saveElsewhere(theirs, u"plus signs by letter 12"_s);
    m_world->page().activate();
    QTRY_COMPARE(editor().text(), theirs);
    QVERIFY(!conflictIsShown());
}

void TemplatesSaveTest::draftSurvivesANewPage()
{
    retype(mine);
    giveReason(u"half a rea"_s);
    m_world->find<QComboBox>(u"templateOverflow"_s).setCurrentIndex(1);
    m_world->reopenPage();
    QVERIFY(m_world->open(letterKey));
    QTRY_COMPARE(editor().text(), mine);
    QCOMPARE(m_world->find<QLineEdit>(u"reasonEdit"_s).text(), u"half a rea"_s);
    QCOMPARE(m_world->find<QComboBox>(u"templateOverflow"_s).currentIndex(), 1);
    QCOMPARE(badge(), u"Draft"_s);
    QVERIFY(banner().contains(u"draft"_s));
    QCOMPARE(m_world->stored(letterKey).version, m_version);
}

void TemplatesSaveTest::draftSurvivesSwitchingTemplates()
{
    retype(mine);
    QVERIFY(m_world->open({demoProject, demoRfa}));
    QVERIFY(editor().text() != mine);
    QCOMPARE(badge(), u"Draft"_s);
    QVERIFY(m_world->open(letterKey));
    QCOMPARE(editor().text(), mine);
    QVERIFY(label(u"templateTitle"_s).contains(u"unsaved draft"_s));
}

void TemplatesSaveTest::draftOfAnOlderVersionSaysSo()
{
    retype(mine);
    QVERIFY(m_world->open({demoProject, demoRfa}));
    m_world->saveElsewhere(theirs, u"plus signs by letter 12"_s);
    m_world->reopenPage();
    QVERIFY(m_world->open(letterKey));
    QTRY_VERIFY(conflictIsShown());
    QVERIFY(label(u"templateTitle"_s).contains(u"unsaved draft of version %1"_s.arg(m_version)));
}

void TemplatesSaveTest::discardedDraftIsGoneButCanBeUndone()
{
    const QString before = editor().text();
    retype(mine);
    press(u"discardButton"_s);
    QCOMPARE(editor().text(), before);
    QCOMPARE(badge(), u"✓"_s);
    QVERIFY(banner().contains(u"discarded"_s));
    editor().undo();
    QCOMPARE(editor().text(), mine);
    QTRY_VERIFY2(banner().isEmpty(), "it is back");
}

QTEST_MAIN(TemplatesSaveTest)
#include "templates_save_test.moc"
