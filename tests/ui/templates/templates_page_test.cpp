#include "core/store/counters/counter_gateway.h"
#include "core/store/session/transaction.h"
#include "models/templates/template_list_model.h"
#include "tests/support/demo_year.h"
#include "tests/ui/templates/page_world.h"
#include "ui/shell/theme.h"
#include "ui/templates/template_editor.h"
#include "ui/templates/token_palette.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/code_combo.h"
#include "ui/widgets/date_field.h"
#include "ui/widgets/number_view.h"

#include <QComboBox>
#include <QFontMetrics>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

using namespace Qt::StringLiterals;
using lekthi::models::TemplateListModel;
using lekthi::ui::CodeCombo;
using lekthi::ui::DateField;
using lekthi::ui::NumberView;
using lekthi::ui::TemplateEditor;
using namespace lekthi::test;

namespace {

const lekthi::models::TemplateKey letterKey{demoProject, demoLetter};

} // namespace

class TemplatesPageTest : public QObject
{
    Q_OBJECT

public:
    static void initMain() { useScratchConfiguration(); }

private slots:
    void init();
    void cleanup();
    void opensALetterThatThePersonMayEdit();
    void previewFollowsTyping();
    void leavesWrongPartsOutAndSaysSo();
    void clickedFixMendsTheTemplate();
    void clickedTokenStandsInTheTemplate();
    void tokenThatTheTypeLacksSaysWhy();
    void nextValueIsTheCountersUnlessAssumed();
    void showsFieldsThatTheTypeNeeds();
    void saysWhatHappensWhenDigitsRunOut();
    void warnsWhereDigitsCannotCarryLastYear();
    void showsHowMoreDigitsAreSorted();
    void periodDecidesTheFirstOfTheNext();
    void hoveredTokenLightsUpThePartOfTheNumber();
    void typeWithoutOwnTemplateCanGetOne();
    void auditorSeesWhyNothingCanBeSaved();
    void languageChangesAtRunTime();
    void rowsAreTallEnoughForThai();

private:
    TemplateEditor &editor() { return m_world->find<TemplateEditor>(u"templateEditor"_s); }
    QString nextNumber() { return m_world->find<NumberView>(u"previewNumber"_s).number().text(); }
    QString label(const QString &name) { return m_world->find<QLabel>(name).text(); }
    void retype(const QString &text);
    void giveNumbers(const lekthi::numbering::CounterKey &key, qint64 lastNumber);

    std::unique_ptr<PageWorld> m_world;
};

void TemplatesPageTest::init()
{
    m_world = std::make_unique<PageWorld>(u"pa.demo"_s);
    QVERIFY(m_world->open(letterKey));
    m_world->find<DateField>(u"previewDate"_s).setDate(QDate(2030, 12, 2));
}

void TemplatesPageTest::cleanup()
{
    m_world.reset();
}

void TemplatesPageTest::retype(const QString &text)
{
    editor().selectAll();
    QTest::keyClicks(&editor(), text);
}

/// A counter as if so many numbers had been drawn from it.
void TemplatesPageTest::giveNumbers(const lekthi::numbering::CounterKey &key, qint64 lastNumber)
{
    using namespace lekthi;
    const auto connection = store::Connection::open(m_world->address());
    QVERIFY(connection && store::insertCounter(**connection, key));
    auto transaction = store::Transaction::begin(**connection);
    const auto counter = store::lockCounter(**connection, key);
    QVERIFY(counter && store::raiseCounter(**connection, *counter, lastNumber, {}));
    QVERIFY(transaction->commit());
}

void TemplatesPageTest::opensALetterThatThePersonMayEdit()
{
    m_world->reopenPage();
    QTRY_VERIFY(label(u"templateTitle"_s).contains(u"LETTER"_s));
    QVERIFY(label(u"templateTitle"_s).contains(u"LCBP3-C2"_s));
    QVERIFY(!editor().isReadOnly());
    QCOMPARE(editor().text(), u"{ORIGINATOR}-{RECIPIENT}-{SEQ:4}-{YEAR:B.E.}"_s);
}

void TemplatesPageTest::previewFollowsTyping()
{
    m_world->find<QSpinBox>(u"previewNextValue"_s).setValue(118);
    retype(u"{ORIGINATOR}/{SEQ:3}"_s);
    QCOMPARE(nextNumber(), u"คคง./118"_s);
    QTest::keyClick(&editor(), Qt::Key_X);
    QCOMPARE(nextNumber(), u"คคง./118x"_s);
    QCOMPARE(label(u"previewFollowing"_s), u"คคง./119x · 120 · 121 · 122"_s);
    editor().undo();
    QVERIFY(!nextNumber().endsWith(u"x"_s));
}

void TemplatesPageTest::leavesWrongPartsOutAndSaysSo()
{
    m_world->find<QSpinBox>(u"previewNextValue"_s).setValue(118);
    retype(u"{ORIGINATOR}-{DISIPLINE}{SEQ:4}"_s);
    QCOMPARE(nextNumber(), u"คคง.-0118"_s);
    const auto *card = m_world->find<NumberView>(u"previewNumber"_s).parentWidget();
    QVERIFY(card->accessibleName().contains(u"left out"_s));
    QVERIFY(m_world->find<QWidget>(u"problemList"_s).accessibleDescription().contains(u"{DISIPLINE}"_s));
    QCOMPARE(label(u"saveReason"_s), u"To save, fix the problems of the template first."_s);
    QVERIFY(!m_world->find<QPushButton>(u"saveButton"_s).isEnabled());
}

void TemplatesPageTest::clickedFixMendsTheTemplate()
{
    retype(u"{ORIGNATOR}-{SEQ:4}"_s);
    auto &problems = m_world->find<QWidget>(u"problemList"_s);
    QVERIFY(problems.isVisible());
    QTest::mouseClick(&m_world->find<QPushButton>(u"fix {ORIGINATOR}"_s), Qt::LeftButton);
    QCOMPARE(editor().text(), u"{ORIGINATOR}-{SEQ:4}"_s);
    QVERIFY(!problems.isVisible());
    editor().undo();
    QCOMPARE(editor().text(), u"{ORIGNATOR}-{SEQ:4}"_s);
    QVERIFY(problems.isVisible());
}

void TemplatesPageTest::clickedTokenStandsInTheTemplate()
{
    retype(u"A-"_s);
    QTest::mouseClick(&m_world->find<lekthi::ui::TokenChip>(u"token {SEQ:4}"_s), Qt::LeftButton);
    QCOMPARE(editor().text(), u"A-{SEQ:4}"_s);
}

void TemplatesPageTest::tokenThatTheTypeLacksSaysWhy()
{
    const auto &discipline = m_world->find<lekthi::ui::TokenChip>(u"token {DISCIPLINE}"_s);
    QVERIFY(!discipline.isEnabled());
    QVERIFY(discipline.text().contains(u"used with RFA"_s));
    QVERIFY(m_world->open({demoProject, demoRfa}));
    QVERIFY(discipline.isEnabled());
    QVERIFY(!m_world->find<lekthi::ui::TokenChip>(u"token {RECIPIENT}"_s).isEnabled());
}

void TemplatesPageTest::nextValueIsTheCountersUnlessAssumed()
{
    auto &value = m_world->find<QSpinBox>(u"previewNextValue"_s);
    m_world->find<DateField>(u"previewDate"_s).setDate(QDate(demoYear(), 12, 2));
    QTRY_COMPARE(value.value(), 118);
    QVERIFY(label(u"previewCounterNote"_s).contains(u"117"_s));
    value.setValue(500);
    QVERIFY(label(u"previewCounterNote"_s).startsWith(u"Assumed"_s));
    QVERIFY(nextNumber().contains(u"0500"_s));
    m_world->find<DateField>(u"previewDate"_s).setDate(QDate(2031, 1, 1));
    QTRY_COMPARE(value.value(), 1);
    QTRY_VERIFY(label(u"previewCounterNote"_s).contains(u"no number has been allocated"_s));
}

void TemplatesPageTest::showsFieldsThatTheTypeNeeds()
{
    QVERIFY(m_world->find<CodeCombo>(u"previewRecipient"_s).isVisible());
    QVERIFY(!m_world->find<CodeCombo>(u"previewDiscipline"_s).isVisible());
    QVERIFY(!m_world->find<QLineEdit>(u"previewRevision"_s).isVisible());
    QVERIFY(m_world->open({demoProject, demoRfa}));
    QVERIFY(!m_world->find<CodeCombo>(u"previewRecipient"_s).isVisible());
    QVERIFY(m_world->find<CodeCombo>(u"previewDiscipline"_s).isVisible());
    QVERIFY(m_world->find<CodeCombo>(u"previewRfaType"_s).isVisible());
    QVERIFY(m_world->find<QLineEdit>(u"previewRevision"_s).isVisible());
}

void TemplatesPageTest::saysWhatHappensWhenDigitsRunOut()
{
    retype(u"{ORIGINATOR}-{SEQ:2}"_s);
    QVERIFY(label(u"previewOverflow"_s).contains(u"คคง.-99"_s));
    QVERIFY(label(u"previewOverflow"_s).contains(u"100"_s));
    m_world->find<QComboBox>(u"templateOverflow"_s).setCurrentIndex(1);
    QVERIFY(label(u"previewOverflow"_s).contains(u"refused"_s));
}

void TemplatesPageTest::warnsWhereDigitsCannotCarryLastYear()
{
    const int year = lekthi::numbering::documentDate(QDateTime::currentDateTimeUtc()).year();
    const lekthi::numbering::CounterKey lastYear{demoProject, 22, 10, demoLetter, 0, 0, 0, {year - 1, 0}};
    giveNumbers(lastYear, 12'400);
    m_world->reopenPage();
    QVERIFY(m_world->open(letterKey));
    const auto &problems = m_world->find<QWidget>(u"problemList"_s);
    QTRY_VERIFY(problems.accessibleDescription().contains(u"12400"_s));
    m_world->find<QComboBox>(u"templatePeriod"_s).setCurrentIndex(int(lekthi::numbering::PeriodKind::Daily));
    QVERIFY(!problems.isVisible());
    m_world->find<QComboBox>(u"templatePeriod"_s).setCurrentIndex(int(lekthi::numbering::PeriodKind::Yearly));
    QTest::mouseClick(&m_world->find<QPushButton>(u"fix {SEQ:5}"_s), Qt::LeftButton);
    QCOMPARE(editor().text(), u"{ORIGINATOR}-{RECIPIENT}-{SEQ:5}-{YEAR:B.E.}"_s);
    QVERIFY(!problems.isVisible());
}

void TemplatesPageTest::showsHowMoreDigitsAreSorted()
{
    auto &picture = m_world->find<QLabel>(u"orderPicture"_s);
    m_world->find<QSpinBox>(u"previewNextValue"_s).setValue(118);
    QVERIFY(!picture.isVisible());
    retype(u"{ORIGINATOR}-{RECIPIENT}-{SEQ:5}-{YEAR:B.E.}"_s);
    QVERIFY(picture.isVisible());
    const QString list = picture.text();
    const auto at = [&list](const QString &text) { return list.indexOf(text); };
    QVERIFY(at(u"-00118-"_s) >= 0 && at(u"-00118-"_s) < at(u"the order breaks here"_s));
    QVERIFY(at(u"the order breaks here"_s) < at(u"-0115-"_s) && at(u"-0115-"_s) < at(u"-0117-"_s));
    m_world->find<QSpinBox>(u"previewNextValue"_s).setValue(1);
    QVERIFY(!picture.isVisible());
}

void TemplatesPageTest::periodDecidesTheFirstOfTheNext()
{
    retype(u"{SEQ:4}-{DATE:yyyyMMdd}"_s);
    QCOMPARE(label(u"previewNextPeriod"_s), u"0001-20310101"_s);
    auto &period = m_world->find<QComboBox>(u"templatePeriod"_s);
    period.setCurrentIndex(int(lekthi::numbering::PeriodKind::Daily));
    QCOMPARE(label(u"previewNextPeriod"_s), u"0001-20301203"_s);
    period.setCurrentIndex(int(lekthi::numbering::PeriodKind::Never));
    QVERIFY(label(u"previewNextPeriod"_s).startsWith(u"Never"_s));
}

void TemplatesPageTest::hoveredTokenLightsUpThePartOfTheNumber()
{
    auto &number = m_world->find<NumberView>(u"previewNumber"_s);
    QTRY_VERIFY(nextNumber().contains(u"0001"_s));
    const QImage before = number.grab().toImage();
    emit editor().templatePartHovered(0);
    QVERIFY(number.grab().toImage() != before);
    emit editor().templatePartHovered(-1);
    QCOMPARE(number.grab().toImage(), before);
}

void TemplatesPageTest::typeWithoutOwnTemplateCanGetOne()
{
    QVERIFY(m_world->open({demoProject, demoMemo}));
    QVERIFY(editor().isReadOnly());
    auto &give = m_world->find<QPushButton>(u"giveOwnButton"_s);
    QCOMPARE(give.text(), u"Give MEMO its own template"_s);
    QTest::mouseClick(&give, Qt::LeftButton);
    QVERIFY(!editor().isReadOnly());
    QCOMPARE(m_world->find<QPushButton>(u"saveButton"_s).text(), u"Save as version 1"_s);
    QTest::keyClicks(&m_world->find<QLineEdit>(u"reasonEdit"_s), u"memos differ"_s);
    QTest::mouseClick(&m_world->find<QPushButton>(u"saveButton"_s), Qt::LeftButton);
    QTRY_COMPARE(m_world->stored({demoProject, demoMemo}).version, 1);
}

void TemplatesPageTest::auditorSeesWhyNothingCanBeSaved()
{
    m_world.reset();
    m_world = std::make_unique<PageWorld>(u"auditor.demo"_s);
    QVERIFY(m_world->open(letterKey));
    QVERIFY(editor().isReadOnly());
    QVERIFY(!m_world->find<QPushButton>(u"saveButton"_s).isEnabled());
    QCOMPARE(label(u"saveReason"_s), u"Only Project Admins of LCBP3-C2 can change its templates."_s);
}

void TemplatesPageTest::languageChangesAtRunTime()
{
    retype(u"{ORIGNATOR}-{SEQ:4}"_s);
    const QString english = m_world->find<QPushButton>(u"saveButton"_s).text();
    const QString problem = m_world->find<QWidget>(u"problemList"_s).accessibleDescription();
    const QString chip = m_world->find<lekthi::ui::TokenChip>(u"token {ORIGINATOR}"_s).text();
    lekthi::ui::Preferences::instance().setLanguage(lekthi::numbering::Language::Thai);
    QTRY_VERIFY(m_world->find<QPushButton>(u"saveButton"_s).text() != english);
    QVERIFY(m_world->find<QWidget>(u"problemList"_s).accessibleDescription() != problem);
    QVERIFY(m_world->find<lekthi::ui::TokenChip>(u"token {ORIGINATOR}"_s).text() != chip);
    QVERIFY(label(u"templateTitle"_s).contains(u"จดหมาย"_s));
    QCOMPARE(editor().text(), u"{ORIGNATOR}-{SEQ:4}"_s);
    lekthi::ui::Preferences::instance().setLanguage(lekthi::numbering::Language::English);
    QTRY_COMPARE(m_world->find<QPushButton>(u"saveButton"_s).text(), english);
}

void TemplatesPageTest::rowsAreTallEnoughForThai()
{
    const auto &list = m_world->find<QListView>(u"templateList"_s);
    const auto *model = qobject_cast<const TemplateListModel *>(list.model());
    const QString sample = u"ที่ปู่ฎู้"_s;
    const int two = QFontMetrics(lekthi::ui::theme::baseFont()).tightBoundingRect(sample).height() +
                    QFontMetrics(lekthi::ui::theme::smallFont()).tightBoundingRect(sample).height();
    QVERIFY(list.sizeHintForIndex(model->firstTemplate()).height() > two);
    QVERIFY(editor().height() > QFontMetrics(editor().font()).tightBoundingRect(sample).height());
}

QTEST_MAIN(TemplatesPageTest)
#include "templates_page_test.moc"
