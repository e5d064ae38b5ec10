#include "tests/ui/support/test_window.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/card.h"
#include "ui/widgets/code_combo.h"
#include "ui/widgets/date_field.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/facts_grid.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/label.h"

#include <QAbstractTextDocumentLayout>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>
#include <QToolButton>
#include <QVBoxLayout>
#include <QtMath>

#include <memory>

using namespace Qt::StringLiterals;
using lekthi::numbering::Calendar;
using lekthi::numbering::Language;
using lekthi::store::CodedItem;
using namespace lekthi::ui;

namespace {

const QList<CodedItem> organizations{
    {22, u"คคง."_s, u"ที่ปรึกษาควบคุมงานก่อสร้าง"_s, u"Construction supervision consultant"_s},
    {10, u"สคฉ.3"_s, u"สำนักงานโครงการ"_s, u"Project office"_s},
    {42, u"ผรม.2"_s, u"ผู้รับเหมา 2"_s, u"Contractor 2"_s},
};

// As an input method writes; key events of the test library know only ASCII.
void commit(QWidget *widget, const QString &text)
{
    QInputMethodEvent event;
    event.setCommitString(text);
    QCoreApplication::sendEvent(widget, &event);
}

} // namespace

class WidgetsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void comboKeepsChoiceWhenItemsChange();
    void comboOffersNone();
    void comboTakesTypedCode();
    void comboPutsUnknownTextBack();
    void comboShowsTheCodeWhenItIsTypedInto();
    void comboSpeaksTheLanguage();
    void comboIgnoresWheel();
    void dateShowsChosenCalendar();
    void dateReadsBothCalendars_data();
    void dateReadsBothCalendars();
    void dateKeepsLastGoodDate();
    void dateMovesWithKeys();
    void keyboardIsShownBesideTheText_data();
    void keyboardIsShownBesideTheText();
    void bannerShowsOneAction();
    void bannerIsClosedWhereItOnlyTells();
    void cardTitleTakesNoRoomWhenEmpty();
    void emptyStateHasOptionalAction();
    void factsUnderEachOtherBeginInOneLine();
    void flowCentersCaptionsBesideFields();
    void labelKeepsNumbersWhole_data();
    void labelKeepsNumbersWhole();

private:
    QTemporaryDir m_config;
    std::unique_ptr<Preferences> m_preferences;
};

void WidgetsTest::initTestCase()
{
    qputenv("XDG_CONFIG_HOME", m_config.path().toUtf8());
    m_preferences = std::make_unique<Preferences>();
    m_preferences->setLanguage(Language::English);
    m_preferences->apply();
}

void WidgetsTest::cleanupTestCase()
{
    m_preferences.reset();
}

void WidgetsTest::comboKeepsChoiceWhenItemsChange()
{
    CodeCombo combo;
    combo.setItems(organizations);
    QCOMPARE(combo.currentId(), std::optional(22));
    combo.setCurrentId(42);
    QSignalSpy changed(&combo, &CodeCombo::currentIdChanged);
    combo.setItems({organizations.at(2), organizations.at(0)});
    QCOMPARE(combo.currentId(), std::optional(42));
    QCOMPARE(changed.size(), 0);
    combo.setItems({organizations.at(1)});
    QCOMPARE(combo.currentId(), std::optional(10));
    QCOMPARE(changed.size(), 1);
}

void WidgetsTest::comboOffersNone()
{
    CodeCombo combo;
    combo.setItems(organizations, true);
    combo.setNoneText(u"All"_s);
    QVERIFY(!combo.currentId());
    QCOMPARE(combo.currentText(), u"All"_s);
    combo.setCurrentId(10);
    QCOMPARE(combo.currentCode(), u"สคฉ.3"_s);
    combo.setCurrentId(std::nullopt);
    QVERIFY(!combo.currentId());
    QVERIFY(combo.currentCode().isEmpty());
}

void WidgetsTest::comboTakesTypedCode()
{
    CodeCombo combo;
    combo.setItems(organizations);
    combo.show();
    QSignalSpy changed(&combo, &CodeCombo::currentIdChanged);
    combo.lineEdit()->selectAll();
    commit(combo.lineEdit(), u"ผรม.2"_s);
    QTest::keyClick(combo.lineEdit(), Qt::Key_Return);
    QCOMPARE(combo.currentId(), std::optional(42));
    QVERIFY(!changed.isEmpty());
    QVERIFY(combo.currentText().contains(u"Contractor 2"_s));
}

void WidgetsTest::comboPutsUnknownTextBack()
{
    CodeCombo combo;
    combo.setItems(organizations);
    combo.show();
    combo.setCurrentId(10);
    combo.lineEdit()->selectAll();
    QTest::keyClicks(combo.lineEdit(), u"XYZ"_s);
    QTest::keyClick(combo.lineEdit(), Qt::Key_Return);
    QCOMPARE(combo.currentId(), std::optional(10));
    QVERIFY(combo.currentText().startsWith(u"สคฉ.3"_s));
}

void WidgetsTest::comboShowsTheCodeWhenItIsTypedInto()
{
    CodeCombo combo;
    combo.setItems(organizations);
    combo.resize(combo.minimumSizeHint());
    combo.show();
    combo.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&combo));
    combo.clearFocus();
    combo.setFocus(Qt::TabFocusReason);
    QCOMPARE(combo.lineEdit()->selectedText(), combo.currentText());
    QCOMPARE(combo.lineEdit()->cursorPosition(), 0); // so it is not scrolled to its end
}

void WidgetsTest::comboSpeaksTheLanguage()
{
    CodeCombo combo;
    combo.setItems(organizations);
    QVERIFY(combo.currentText().contains(u"Construction"_s));
    m_preferences->setLanguage(Language::Thai);
    QCoreApplication::processEvents();
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&combo, &change);
    QVERIFY2(combo.currentText().contains(u"ที่ปรึกษา"_s), qPrintable(combo.currentText()));
    QCOMPARE(combo.currentId(), std::optional(22));
    m_preferences->setLanguage(Language::English);
}

void WidgetsTest::comboIgnoresWheel()
{
    CodeCombo combo;
    combo.setItems(organizations);
    combo.show();
    QWheelEvent wheel(QPointF(5, 5), combo.mapToGlobal(QPointF(5, 5)), {}, QPoint(0, -120), Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&combo, &wheel);
    QCOMPARE(combo.currentId(), std::optional(22));
}

void WidgetsTest::dateShowsChosenCalendar()
{
    DateField field;
    auto *edit = field.findChild<QLineEdit *>();
    field.setDate(QDate(2025, 12, 2));
    field.setCalendar(Calendar::Buddhist);
    QVERIFY2(edit->text().contains(u"2568"_s), qPrintable(edit->text()));
    field.setCalendar(Calendar::Gregorian);
    QVERIFY2(edit->text().contains(u"2025"_s), qPrintable(edit->text()));
}

void WidgetsTest::dateReadsBothCalendars_data()
{
    QTest::addColumn<QString>("typed");
    QTest::newRow("ISO") << u"2025-12-02"_s;
    QTest::newRow("Common Era") << u"2/12/2025"_s;
    QTest::newRow("Buddhist Era") << u"2/12/2568"_s;
    QTest::newRow("Thai words") << u"2 ธ.ค. 2568"_s;
}

void WidgetsTest::dateReadsBothCalendars()
{
    QFETCH(const QString, typed);
    DateField field;
    field.setDate(QDate(2020, 1, 1));
    QSignalSpy changed(&field, &DateField::dateChanged);
    auto *edit = field.findChild<QLineEdit *>();
    edit->selectAll();
    commit(edit, typed);
    QCOMPARE(field.date(), QDate(2025, 12, 2));
    QCOMPARE(changed.constLast().at(0).toDate(), QDate(2025, 12, 2));
    QVERIFY(field.hasAcceptableInput());
}

void WidgetsTest::dateKeepsLastGoodDate()
{
    DateField field;
    field.setDate(QDate(2025, 12, 2));
    auto *edit = field.findChild<QLineEdit *>();
    edit->selectAll();
    QTest::keyClicks(edit, u"31/02/2568"_s);
    QVERIFY(!field.hasAcceptableInput());
    QCOMPARE(field.date(), QDate(2025, 12, 2));
    QTest::keyClick(edit, Qt::Key_Return);
    QVERIFY(field.hasAcceptableInput());
    QVERIFY(edit->text().contains(u"2025"_s));
}

void WidgetsTest::dateMovesWithKeys()
{
    DateField field;
    field.setDate(QDate(2024, 2, 28));
    auto *edit = field.findChild<QLineEdit *>();
    QTest::keyClick(edit, Qt::Key_Up);
    QCOMPARE(field.date(), QDate(2024, 2, 29));
    QTest::keyClick(edit, Qt::Key_PageUp);
    QCOMPARE(field.date(), QDate(2024, 3, 29));
    QTest::keyClick(edit, Qt::Key_Down);
    QCOMPARE(field.date(), QDate(2024, 3, 28));
}

void WidgetsTest::keyboardIsShownBesideTheText_data()
{
    QTest::addColumn<QAbstractButton *>("button");
    QTest::newRow("button") << static_cast<QAbstractButton *>(new QPushButton(u"Look up"_s));
    QTest::newRow("check box") << static_cast<QAbstractButton *>(new QCheckBox(u"Only running out"_s));
    QTest::newRow("radio button") << static_cast<QAbstractButton *>(new QRadioButton(u"Skip them"_s));
}

/// One frame, and none through what is read.
void WidgetsTest::keyboardIsShownBesideTheText()
{
    QFETCH(QAbstractButton *, button);
    QWidget window;
    auto *column = new QVBoxLayout(&window);
    auto *before = new QLineEdit;
    column->addWidget(before);
    column->addWidget(button);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    before->setFocus();
    const QImage without = button->grab().toImage();
    QTest::keyClick(window.windowHandle(), Qt::Key_Tab);
    QVERIFY(button->hasFocus());
    const QImage with = button->grab().toImage();
    QVERIFY2(with != without, "it is shown");
    constexpr int indicator = 22;
    const QRect text = qobject_cast<QPushButton *>(button) ? with.rect().adjusted(8, 6, -8, -6)
                                                           : with.rect().adjusted(indicator, 0, 0, 0);
    QCOMPARE(with.copy(text), without.copy(text));
}

void WidgetsTest::bannerShowsOneAction()
{
    Banner banner;
    QVERIFY(!banner.isVisible());
    banner.showMessage(Banner::Kind::Error, u"<b>Lost.</b> Reconnect."_s, u"Reconnect"_s);
    QVERIFY(banner.isVisible());
    QCOMPARE(banner.message(), u"<b>Lost.</b> Reconnect."_s);
    QCOMPARE(banner.accessibleName(), banner.message());
    QSignalSpy triggered(&banner, &Banner::actionTriggered);
    QTest::mouseClick(banner.findChild<QPushButton *>(), Qt::LeftButton);
    QCOMPARE(triggered.size(), 1);
    banner.showMessage(Banner::Kind::Good, u"Saved."_s);
    QVERIFY(!banner.findChild<QPushButton *>()->isVisible());
    banner.hideMessage();
    QVERIFY(banner.message().isEmpty());
}

void WidgetsTest::bannerIsClosedWhereItOnlyTells()
{
    Banner banner;
    auto *close = banner.findChild<QToolButton *>(u"bannerClose"_s);
    QSignalSpy closed(&banner, &Banner::closed);
    for (const auto kind : {Banner::Kind::Warning, Banner::Kind::Error}) {
        banner.showMessage(kind, u"Lost."_s);
        QVERIFY2(!close->isVisible(), "closing it would not make it better");
    }
    banner.showMessage(Banner::Kind::Good, u"Saved."_s);
    QVERIFY(!close->accessibleName().isEmpty());
    QTest::mouseClick(close, Qt::LeftButton);
    QCOMPARE(closed.size(), 1);
    QVERIFY(banner.message().isEmpty());
    banner.setClosable(false);
    banner.showMessage(Banner::Kind::Info, u"It waits for approval."_s);
    QVERIFY(!close->isVisible());
}

void WidgetsTest::cardTitleTakesNoRoomWhenEmpty()
{
    Card card;
    const int bare = card.sizeHint().height();
    card.setTitle(u"Preview"_s);
    QCOMPARE(card.title(), u"Preview"_s);
    QVERIFY(card.sizeHint().height() > bare);
    card.setTitle({});
    QCOMPARE(card.sizeHint().height(), bare);
}

void WidgetsTest::emptyStateHasOptionalAction()
{
    EmptyState state;
    state.setTexts(u"Nothing yet"_s, u"Begin here."_s);
    state.show();
    QVERIFY(!state.findChild<QPushButton *>()->isVisible());
    state.setTexts(u"Nothing fits"_s, u"Loosen the filter."_s, u"Show all"_s);
    QSignalSpy triggered(&state, &EmptyState::actionTriggered);
    QTest::mouseClick(state.findChild<QPushButton *>(), Qt::LeftButton);
    QCOMPARE(triggered.size(), 1);
}

void WidgetsTest::factsUnderEachOtherBeginInOneLine()
{
    QWidget page;
    QVBoxLayout layout(&page);
    QList<FactsGrid *> grids;
    for (const QString &caption : {u"Time"_s, u"Sequence number"_s}) {
        auto *grid = new FactsGrid(1, &page);
        layout.addLayout(grid);
        grid->setFacts({{caption, u"293"_s}});
        grids.append(grid);
    }
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    QVERIFY(grids[0]->label(0)->x() < grids[1]->label(0)->x());
    FactsGrid::alignTexts(grids);
    QTRY_COMPARE(grids[0]->label(0)->x(), grids[1]->label(0)->x());
}

void WidgetsTest::flowCentersCaptionsBesideFields()
{
    QWidget area;
    auto *flow = new FlowLayout(8);
    auto *caption = new QLabel(u"From"_s, &area);
    auto *field = new QLabel(u"a field\nof two lines"_s, &area);
    flow->addWidget(caption);
    flow->addWidget(field);
    flow->setAlignment(caption, Qt::AlignVCenter);
    area.setLayout(flow);
    area.resize(400, 200);
    area.show();
    QVERIFY(caption->height() < field->height());
    QVERIFY(qAbs(caption->geometry().center().y() - field->geometry().center().y()) <= 1);
    area.resize(60, 200); // each in a line of its own
    QVERIFY(field->geometry().top() > caption->geometry().bottom());
    QCOMPARE(caption->geometry().top(), 0);
}

void WidgetsTest::labelKeepsNumbersWhole_data()
{
    QTest::addColumn<QString>("number");
    QTest::newRow("Thai") << u"คคง.-สคฉ.3-0111-2569"_s;
    QTest::newRow("Thai behind a project") << u"LCBP3-C2-คคง.-สคฉ.3-0111-2569"_s;
    QTest::newRow("Thai before a type") << u"กทท.-RFA-TER-0139-A"_s;
    QTest::newRow("Latin") << u"LCBP3-C2-RFA-TER-SDW-0139-A"_s;
}

void WidgetsTest::labelKeepsNumbersWhole()
{
    QFETCH(const QString, number);
    const QString text =
        u"มีเลขที่ออกแล้วสูงกว่า <110> ตั้งแต่ "_s + number + u" ถึง "_s + number + u" เลขเหล่านี้ใช้แล้ว"_s;
    const auto label = std::make_unique<QLabel>();
    showWithWholeNumbers(label.get(), text);
    QTextDocument document;
    document.setDefaultFont(label->font());
    if (label->textFormat() == Qt::RichText)
        document.setHtml(label->text());
    else
        document.setPlainText(label->text());
    QCOMPARE(document.toPlainText().remove(QChar(0x2060)), text);

    const QString shown = document.firstBlock().text();
    const int narrowest = qCeil(QFontMetricsF(label->font()).horizontalAdvance(number)) + 2;
    for (int width = narrowest; width < 4 * narrowest; width += 3) {
        document.setTextWidth(width + 2 * document.documentMargin());
        document.documentLayout()->documentSize();
        const QTextLayout &layout = *document.firstBlock().layout();
        for (int line = 1; line < layout.lineCount(); ++line) {
            const int start = layout.lineAt(line).textStart();
            QVERIFY2(shown[start - 1] != u'-' && shown[start - 1] != QChar(0x2060),
                     qPrintable(u"%1 at %2"_s.arg(shown.mid(start)).arg(width)));
        }
    }
}

QTEST_MAIN(WidgetsTest)
#include "widgets_test.moc"
