#include "ui/templates/template_editor.h"

#include "core/numbering/validate.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QCompleter>
#include <QInputMethodEvent>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>

using namespace Qt::StringLiterals;
using lekthi::numbering::KeyShape;
using lekthi::ui::TemplateEditor;
namespace numbering = lekthi::numbering;

class TemplateEditorTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void typingAsksForAJudgementOncePerKey();
    void judgementItselfIsNoEdit();
    void underlinesExactlyTheProblem();
    void fixIsOneUndoStep();
    void tokenGoesToTheCursor();
    void braceOffersTokensAndEnterInserts();
    void completionReplacesWhatWasTypedOfTheToken();
    void doubledBraceOffersNothing();
    void controlSpaceOffersAllTokensOfTheType();
    void enterMakesNoLineBreak();
    void pastedLineBreaksBecomeSpaces_data();
    void pastedLineBreaksBecomeSpaces();
    void keepsNoBreakSpaceThatWasPasted();
    void composingKeysStayWithTheInputMethod();
    void growsWithItsText();
    void readOnlyTakesNoTokens();

private:
    void judge();
    QAbstractItemView *popup() const;

    std::unique_ptr<TemplateEditor> m_editor;
};

void TemplateEditorTest::init()
{
    m_editor = std::make_unique<TemplateEditor>();
    m_editor->resize(700, 40);
    m_editor->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_editor.get()));
    m_editor->activateWindow();
    m_editor->setFocus();
}

void TemplateEditorTest::cleanup()
{
    m_editor.reset();
}

void TemplateEditorTest::judge()
{
    const auto parsed = numbering::parseTemplate(m_editor->text());
    m_editor->setMarks(parsed, numbering::validateTemplate(parsed, {u"LETTER"_s, {}}));
}

QAbstractItemView *TemplateEditorTest::popup() const
{
    return m_editor->findChild<QCompleter *>()->popup();
}

void TemplateEditorTest::typingAsksForAJudgementOncePerKey()
{
    connect(m_editor.get(), &TemplateEditor::edited, this, &TemplateEditorTest::judge);
    const QSignalSpy edits(m_editor.get(), &TemplateEditor::edited);
    QTest::keyClicks(m_editor.get(), u"ABC"_s);
    QCOMPARE(edits.size(), 3);
    QCOMPARE(m_editor->text(), u"ABC"_s);
}

void TemplateEditorTest::judgementItselfIsNoEdit()
{
    m_editor->setText(u"{ORIGINATOR}-{SEQ:4}"_s);
    const QSignalSpy edits(m_editor.get(), &TemplateEditor::edited);
    judge();
    m_editor->setHighlightedStart(0);
    QCOMPARE(edits.size(), 0);
    QVERIFY(!m_editor->document()->isUndoAvailable());
}

void TemplateEditorTest::underlinesExactlyTheProblem()
{
    m_editor->setText(u"{ORIGINATOR}-{DISIPLINE}-{SEQ:4}"_s);
    judge();
    QList<std::pair<int, int>> waves;
    for (const auto &range : m_editor->document()->firstBlock().layout()->formats()) {
        if (range.format.underlineStyle() != QTextCharFormat::WaveUnderline)
            continue;
        if (!waves.isEmpty() && waves.last().first + waves.last().second == range.start)
            waves.last().second += range.length;
        else
            waves.append({range.start, range.length});
    }
    QCOMPARE(waves, (QList<std::pair<int, int>>{{13, 11}}));
}

void TemplateEditorTest::fixIsOneUndoStep()
{
    m_editor->setText(u"{ORIGNATOR}-{SEQ:4}"_s);
    const auto problems = numbering::validateTemplate(m_editor->text(), {u"LETTER"_s, {}});
    QVERIFY(!problems.isEmpty());
    m_editor->applyFix(problems.first(), problems.first().fixes.first());
    QCOMPARE(m_editor->text(), u"{ORIGINATOR}-{SEQ:4}"_s);
    m_editor->undo();
    QCOMPARE(m_editor->text(), u"{ORIGNATOR}-{SEQ:4}"_s);
    m_editor->redo();
    QCOMPARE(m_editor->text(), u"{ORIGINATOR}-{SEQ:4}"_s);
}

void TemplateEditorTest::tokenGoesToTheCursor()
{
    m_editor->setText(u"{ORIGINATOR}-"_s);
    m_editor->insertToken(u"{SEQ:4}"_s);
    QCOMPARE(m_editor->text(), u"{ORIGINATOR}-{SEQ:4}"_s);
    m_editor->undo();
    QCOMPARE(m_editor->text(), u"{ORIGINATOR}-"_s);
}

void TemplateEditorTest::braceOffersTokensAndEnterInserts()
{
    QTest::keyClicks(m_editor.get(), u"{re"_s);
    QVERIFY(popup()->isVisible());
    QCOMPARE(popup()->currentIndex().data().toString(), u"{RECIPIENT}"_s);
    QTest::keyClick(popup(), Qt::Key_Return);
    QCOMPARE(m_editor->text(), u"{RECIPIENT}"_s);
    QVERIFY(!popup()->isVisible());
}

void TemplateEditorTest::completionReplacesWhatWasTypedOfTheToken()
{
    m_editor->setText(u"A-{SE:9}-B"_s);
    QTextCursor cursor = m_editor->textCursor();
    cursor.setPosition(5); // behind {SE
    m_editor->setTextCursor(cursor);
    m_editor->complete();
    QVERIFY(popup()->isVisible());
    QTest::keyClick(popup(), Qt::Key_Return);
    QCOMPARE(m_editor->text(), u"A-{SEQ:4}-B"_s);
    m_editor->undo();
    QCOMPARE(m_editor->text(), u"A-{SE:9}-B"_s);
}

void TemplateEditorTest::doubledBraceOffersNothing()
{
    QTest::keyClicks(m_editor.get(), u"{{"_s);
    QVERIFY(!popup()->isVisible());
}

void TemplateEditorTest::controlSpaceOffersAllTokensOfTheType()
{
    m_editor->setShape(KeyShape::Rfa);
    QTest::keyClick(m_editor.get(), Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(popup()->isVisible());
    QStringList offered;
    for (int row = 0; row < popup()->model()->rowCount(); ++row)
        offered.append(popup()->model()->index(row, 0).data().toString());
    QVERIFY(offered.contains(u"{DISCIPLINE}"_s));
    QVERIFY(!offered.contains(u"{RECIPIENT}"_s));
}

void TemplateEditorTest::enterMakesNoLineBreak()
{
    QTest::keyClicks(m_editor.get(), u"A"_s);
    QTest::keyClick(m_editor.get(), Qt::Key_Return);
    QTest::keyClick(m_editor.get(), Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(m_editor->text(), u"A"_s);
}

void TemplateEditorTest::pastedLineBreaksBecomeSpaces_data()
{
    QTest::addColumn<QString>("pasted");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("notes");
    QTest::newRow("plain") << u"{SEQ:4}"_s << u"{SEQ:4}"_s << 0;
    QTest::newRow("break at the end is dropped") << u"{SEQ:4}\r\n"_s << u"{SEQ:4}"_s << 0;
    QTest::newRow("break inside") << u"A\r\n\nB"_s << u"A B"_s << 1;
    QTest::newRow("line separator") << u"A\u2028B"_s << u"A B"_s << 1;
}

void TemplateEditorTest::pastedLineBreaksBecomeSpaces()
{
    QFETCH(const QString, pasted);
    const QSignalSpy notes(m_editor.get(), &TemplateEditor::lineBreaksReplaced);
    QApplication::clipboard()->setText(pasted);
    m_editor->paste();
    QTEST(m_editor->text(), "text");
    QTEST(int(notes.size()), "notes");
    QCOMPARE(m_editor->document()->blockCount(), 1);
}

void TemplateEditorTest::keepsNoBreakSpaceThatWasPasted()
{
    QApplication::clipboard()->setText(u"A\u00A0B"_s);
    m_editor->paste();
    QCOMPARE(m_editor->text(), u"A\u00A0B"_s);
}

void TemplateEditorTest::composingKeysStayWithTheInputMethod()
{
    QInputMethodEvent composing(u"{ก"_s, {});
    QApplication::sendEvent(m_editor.get(), &composing);
    QTest::keyClick(m_editor.get(), Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(!popup()->isVisible());
    QInputMethodEvent done;
    done.setCommitString(u"ก"_s);
    QApplication::sendEvent(m_editor.get(), &done);
    QCOMPARE(m_editor->text(), u"ก"_s);
    QTest::keyClick(m_editor.get(), Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(popup()->isVisible());
}

void TemplateEditorTest::growsWithItsText()
{
    m_editor->setText(u"{SEQ:4}"_s);
    const int oneLine = m_editor->height();
    m_editor->setText(QString(180, u'ก'));
    QTRY_VERIFY(m_editor->height() > oneLine);
    m_editor->setText(u"{SEQ:4}"_s);
    QTRY_COMPARE(m_editor->height(), oneLine);
}

void TemplateEditorTest::readOnlyTakesNoTokens()
{
    m_editor->setText(u"{SEQ:4}"_s);
    m_editor->setReadOnly(true);
    m_editor->insertToken(u"{REV}"_s);
    QTest::keyClick(m_editor.get(), Qt::Key_Space, Qt::ControlModifier);
    QCOMPARE(m_editor->text(), u"{SEQ:4}"_s);
    QVERIFY(!popup()->isVisible());
}

QTEST_MAIN(TemplateEditorTest)
#include "template_editor_test.moc"
