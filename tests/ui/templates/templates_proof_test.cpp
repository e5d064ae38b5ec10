#include "models/templates/template_list_model.h"
#include "tests/ui/templates/page_world.h"
#include "ui/templates/template_editor.h"
#include "ui/widgets/banner.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using lekthi::models::TemplateListModel;
using lekthi::ui::TemplateEditor;
using namespace lekthi::test;

namespace {

const lekthi::models::TemplateKey letterKey{demoProject, demoLetter};

} // namespace

/// What the page says of the uniqueness proof while somebody edits.
class TemplatesProofTest : public QObject
{
    Q_OBJECT

public:
    static void initMain() { useScratchConfiguration(); }

private slots:
    void init();
    void cleanup();
    void badgeFollowsTyping();
    void badgeOpensTheStoryByKeyboard();
    void repairChangesTheTemplateAndCanBeUndone();
    void repairOfASettingSetsTheSetting();
    void brokenTemplateHasNothingToProve();
    void namesNumbersThatAreEqualAlready();
    void auditorIsToldButOfferedNothing();
    void listShowsWhatIsTrueOfSavedTemplates();
    void collisionInTheStoreWaitsForASuperAdmin();

private:
    TemplateEditor &editor() { return m_world->find<TemplateEditor>(u"templateEditor"_s); }
    QToolButton &badge() { return m_world->find<QToolButton>(u"proofBadge"_s); }
    QPushButton *repair(const QString &title);
    bool isTold(const QString &text);
    void retype(const QString &text);

    std::unique_ptr<PageWorld> m_world;
};

void TemplatesProofTest::init()
{
    m_world = std::make_unique<PageWorld>(u"pa.demo"_s);
    QVERIFY(m_world->open(letterKey));
}

void TemplatesProofTest::cleanup()
{
    m_world.reset();
}

QPushButton *TemplatesProofTest::repair(const QString &title)
{
    const auto buttons = m_world->find<QWidget>(u"proofPanel"_s).findChildren<QPushButton *>();
    for (QPushButton *button : buttons) {
        if (button->isVisible() && button->text() == title)
            return button;
    }
    return nullptr;
}

bool TemplatesProofTest::isTold(const QString &text)
{
    const auto labels = m_world->find<QWidget>(u"proofPanel"_s).findChildren<QLabel *>();
    return std::any_of(labels.cbegin(), labels.cend(), [&](const QLabel *label) {
        return label->isVisible() && label->text().contains(text);
    });
}

void TemplatesProofTest::retype(const QString &text)
{
    editor().selectAll();
    QTest::keyClicks(&editor(), text);
}

void TemplatesProofTest::badgeFollowsTyping()
{
    QTRY_COMPARE(badge().text(), u"✓ Proved unique"_s);
    retype(u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}"_s);
    QTRY_COMPARE(badge().text(), u"▲ Repeats every year"_s);
    retype(u"{RECIPIENT}-{SEQ:4}-{YEAR:A.D.}"_s);
    QTRY_COMPARE(badge().text(), u"▲ Would collide"_s);
    m_world->find<QComboBox>(u"templateScope"_s)
        .setCurrentIndex(int(lekthi::numbering::UniquenessScope::Store));
    QTRY_COMPARE(badge().text(), u"✕ Would collide"_s);
}

void TemplatesProofTest::namesNumbersThatAreEqualAlready()
{
    using lekthi::numbering::UniquenessScope;
    const auto &note = m_world->find<QWidget>(u"equalNumbersNote"_s);
    const auto &list = m_world->find<QLabel>(u"equalNumbers"_s);
    auto &scope = m_world->find<QComboBox>(u"templateScope"_s);
    QVERIFY(!note.isVisibleTo(note.parentWidget()));
    scope.setCurrentIndex(int(UniquenessScope::Project));
    QTRY_VERIFY(note.isVisibleTo(note.parentWidget()));
    QVERIFY(list.text().contains("LETTER (LCBP3-C2), RFI (LCBP3-C2)"_L1));
    QVERIFY(!list.text().contains("LCBP3-C1"_L1));
    scope.setCurrentIndex(int(UniquenessScope::Store));
    QTRY_VERIFY(list.text().contains("LETTER (LCBP3-C1)"_L1));
    scope.setCurrentIndex(int(UniquenessScope::Type));
    QTRY_VERIFY(!note.isVisibleTo(note.parentWidget()));
}

void TemplatesProofTest::badgeOpensTheStoryByKeyboard()
{
    retype(u"{RECIPIENT}-{SEQ:4}-{YEAR:A.D.}"_s);
    QTRY_COMPARE(badge().text(), u"▲ Would collide"_s);
    auto &panel = m_world->find<QWidget>(u"proofPanel"_s);
    QVERIFY(!panel.isVisible());
    badge().setFocus();
    QTest::keyClick(&badge(), Qt::Key_Space);
    QVERIFY(panel.isVisible());
    QVERIFY(isTold(u"the number does not show {ORIGINATOR}"_s));
    QVERIFY(isTold(u"LCBP3-C2 LETTER: Sender"_s));
    QTest::keyClick(&badge(), Qt::Key_Space);
    QVERIFY(!panel.isVisible());
}

void TemplatesProofTest::repairChangesTheTemplateAndCanBeUndone()
{
    const auto yearless = u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}"_s;
    retype(yearless);
    badge().click();
    QTRY_VERIFY(repair(u"Add {YEAR:A.D.}"_s));
    QTest::mouseClick(repair(u"Add {YEAR:A.D.}"_s), Qt::LeftButton);
    QCOMPARE(editor().text(), yearless + u"-{YEAR:A.D.}"_s);
    QTRY_COMPARE(badge().text(), u"✓ Proved unique"_s);
    editor().undo();
    QCOMPARE(editor().text(), yearless);
    QTRY_COMPARE(badge().text(), u"▲ Repeats every year"_s);
}

void TemplatesProofTest::repairOfASettingSetsTheSetting()
{
    retype(u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}"_s);
    badge().click();
    QTRY_VERIFY(repair(u"Continue without a reset"_s));
    QTest::mouseClick(repair(u"Continue without a reset"_s), Qt::LeftButton);
    QCOMPARE(m_world->find<QComboBox>(u"templatePeriod"_s).currentIndex(),
             int(lekthi::numbering::PeriodKind::Never));
    QTRY_COMPARE(badge().text(), u"✓ Proved unique"_s);
}

void TemplatesProofTest::brokenTemplateHasNothingToProve()
{
    QTRY_VERIFY(badge().isVisible());
    retype(u"{ORIGINATOR}-{SEK:4}"_s);
    QVERIFY(!badge().isVisible());
    retype(u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}"_s);
    QTRY_COMPARE(badge().text(), u"▲ Repeats every year"_s);
}

void TemplatesProofTest::auditorIsToldButOfferedNothing()
{
    m_world.reset();
    m_world = std::make_unique<PageWorld>(u"auditor.demo"_s);
    QVERIFY(m_world->open(letterKey));
    m_world->saveElsewhere(u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}"_s, u"years are for others"_s);
    m_world->page().refresh();
    QTRY_COMPARE(badge().text(), u"▲ Repeats every year"_s);
    badge().click();
    QVERIFY(isTold(u"the counter starts again"_s));
    QVERIFY(m_world->find<QWidget>(u"proofPanel"_s).findChildren<QPushButton *>().isEmpty());
}

void TemplatesProofTest::listShowsWhatIsTrueOfSavedTemplates()
{
    const auto *model =
        qobject_cast<const TemplateListModel *>(m_world->find<QListView>(u"templateList"_s).model());
    const auto mark = [model](const lekthi::models::TemplateKey &key) {
        return model->indexOf(key).data(TemplateListModel::BadgeRole).toString();
    };
    QTRY_COMPARE(mark({demoProject, demoRfa}), u"▲ Would collide"_s);
    QCOMPARE(mark(letterKey), u"✓"_s);
    m_world->saveElsewhere(u"{ORIGINATOR}-{SEQ:4}"_s, u"shorter is better"_s);
    m_world->page().refresh();
    QTRY_COMPARE(mark(letterKey), u"▲ Would collide"_s);
}

void TemplatesProofTest::collisionInTheStoreWaitsForASuperAdmin()
{
    const int version = m_world->stored(letterKey).version;
    retype(u"{ORIGINATOR}-{SEQ:4}-{YEAR:A.D.}"_s);
    m_world->find<QComboBox>(u"templateScope"_s)
        .setCurrentIndex(int(lekthi::numbering::UniquenessScope::Store));
    QTest::keyClicks(&m_world->find<QLineEdit>(u"reasonEdit"_s), u"joined registers"_s);
    QTRY_VERIFY(m_world->find<QLabel>(u"saveReason"_s).text().contains(u"Super Admin"_s));
    m_world->find<QPushButton>(u"saveButton"_s).click();
    const auto dialog = [this] { return m_world->page().findChild<QDialog *>(u"templateRequestDialog"_s); };
    QTRY_VERIFY(dialog() && dialog()->isVisible());
    QVERIFY(dialog()->findChild<QLabel *>(u"templateRequestSentence"_s)->text().contains(u"{RECIPIENT}"_s));
    QCOMPARE(m_world->stored(letterKey).version, version);
    auto *send = dialog()->findChild<QPushButton *>(u"templateRequestSend"_s);
    auto *reason = dialog()->findChild<QLineEdit *>(u"templateRequestReason"_s);
    QCOMPARE(reason->text(), u"joined registers"_s);
    QVERIFY(!send->isEnabled());
    QTest::keyClicks(reason, u" by letter 12 of the archive"_s);
    QVERIFY(send->isEnabled());
    send->click();
    const auto &waits = m_world->find<lekthi::ui::Banner>(u"templateWaits"_s);
    QTRY_VERIFY(waits.isVisible());
    QVERIFY2(waits.message().contains(u"waits for a Super Admin's approval"_s), qPrintable(waits.message()));
    QCOMPARE(m_world->stored(letterKey).version, version);
    QTRY_VERIFY(!dialog());
}

QTEST_MAIN(TemplatesProofTest)
#include "templates_proof_test.moc"
