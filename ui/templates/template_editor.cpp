#include "ui/templates/template_editor.h"

#include "ui/shell/theme.h"
#include "ui/templates/template_highlighter.h"
#include "ui/templates/token_completer.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QMimeData>
#include <QRegularExpression>
#include <QTextBlock>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using numbering::Fix;
using numbering::Problem;
using numbering::Segment;

namespace {

bool belongsToToken(QChar character)
{
    return (character.unicode() < 128 && character.isLetterOrNumber()) || character == u'_' ||
           character == u':' || character == u'.';
}

/// Where a token that was begun before position ends: behind its brace, if nothing else stands in between.
qsizetype endOfToken(const QString &text, qsizetype position)
{
    qsizetype end = position;
    while (end < text.size() && belongsToToken(text.at(end)))
        ++end;
    return end < text.size() && text.at(end) == u'}' ? end + 1 : position;
}

QFont editorFont()
{
    QFont font = theme::monoFont();
    font.setPointSizeF(font.pointSizeF() + 1.5);
    return font;
}

} // namespace

TemplateEditor::TemplateEditor(QWidget *parent)
    : QPlainTextEdit(parent)
    , m_highlighter(new TemplateHighlighter(document()))
    , m_completer(new TokenCompleter(this))
{
    setObjectName(u"templateEditor"_s);
    setFont(editorFont());
    setTabChangesFocus(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    viewport()->setMouseTracking(true);
    m_completer->setWidget(this);
    m_completer->setShape(m_shape);
    connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this,
            &TemplateEditor::insertCompletion);
    // Highlighting emits textChanged too; only a contentsChange with characters in it is an edit.
    connect(document(), &QTextDocument::contentsChange, this,
            [this](int, int removed, int added) { m_textTouched |= removed + added > 0; });
    connect(this, &QPlainTextEdit::textChanged, this, &TemplateEditor::announceEdit);
}

QString TemplateEditor::text() const
{
    // Unlike toPlainText, this does not turn a no-break space into a plain one.
    return document()->toRawText().replace(QChar::ParagraphSeparator, u'\n');
}

void TemplateEditor::setText(const QString &text)
{
    m_quiet = true;
    setPlainText(text);
    moveCursor(QTextCursor::End);
    m_quiet = false;
    m_textTouched = false;
    fitHeight();
}

void TemplateEditor::replaceText(const QString &text)
{
    replaceRange(0, this->text().size(), text);
}

void TemplateEditor::setShape(numbering::KeyShape shape)
{
    m_shape = shape;
    m_completer->setShape(shape);
}

void TemplateEditor::setMarks(const numbering::ParsedTemplate &parsed, const QList<Problem> &problems)
{
    m_segments = parsed.segments;
    m_problems = problems;
    m_highlighter->setMarks(parsed.segments, problems);
}

void TemplateEditor::setHighlightedStart(qsizetype start)
{
    m_highlighter->setHighlightedStart(start);
}

void TemplateEditor::insertToken(const QString &spelled)
{
    if (isReadOnly())
        return;
    textCursor().insertText(spelled);
    ensureCursorVisible();
    setFocus();
}

void TemplateEditor::applyFix(const Problem &problem, const Fix &fix)
{
    if (!isReadOnly())
        replaceRange(problem.start, problem.start + problem.length, fix.replacement);
}

void TemplateEditor::retranslate()
{
    setAccessibleName(tr("Template text"));
    setPlaceholderText(tr("Type { for a list of tokens"));
    m_completer->setShape(m_shape);
}

void TemplateEditor::announceEdit()
{
    if (!m_textTouched || m_quiet)
        return;
    m_textTouched = false;
    fitHeight();
    emit edited();
}

void TemplateEditor::keyPressEvent(QKeyEvent *event)
{
    if (m_composing) {
        event->ignore();
        return;
    }
    if (handleKey(event))
        return;
    QPlainTextEdit::keyPressEvent(event);
    const bool typed = !event->text().isEmpty() && event->text().front().isPrint();
    if ((typed || event->key() == Qt::Key_Backspace) && !isReadOnly())
        updateCompletion();
    else if (!typed && event->key() != Qt::Key_Shift)
        m_completer->popup()->hide();
}

bool TemplateEditor::handleKey(QKeyEvent *event)
{
    const int key = event->key();
    const bool confirms = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (m_completer->popup()->isVisible() &&
        (confirms || key == Qt::Key_Escape || key == Qt::Key_Tab || key == Qt::Key_Backtab)) {
        event->ignore(); // the completer takes it
        return true;
    }
    if (confirms) {
        focusNextChild();
        return true;
    }
    if (key == Qt::Key_Space && event->modifiers() == Qt::ControlModifier) {
        complete();
        return true;
    }
    return false;
}

void TemplateEditor::inputMethodEvent(QInputMethodEvent *event)
{
    m_composing = !event->preeditString().isEmpty();
    QPlainTextEdit::inputMethodEvent(event);
}

std::optional<TemplateEditor::OpenToken> TemplateEditor::openToken() const
{
    const QString all = text();
    const qsizetype cursor = textCursor().position();
    qsizetype start = cursor;
    while (start > 0 && belongsToToken(all.at(start - 1)))
        --start;
    if (start == 0 || all.at(start - 1) != u'{')
        return std::nullopt;
    qsizetype braces = start;
    while (braces > 0 && all.at(braces - 1) == u'{')
        --braces;
    if ((start - braces) % 2 == 0)
        return std::nullopt; // {{ writes a brace
    return OpenToken{start - 1, all.mid(start - 1, cursor - start + 1)};
}

void TemplateEditor::complete()
{
    if (isReadOnly())
        return;
    const std::optional<OpenToken> open = openToken();
    m_completer->setCompletionPrefix(open ? open->prefix : QString());
    if (m_completer->completionCount() == 0) {
        m_completer->popup()->hide();
        return;
    }
    m_completer->popup()->setCurrentIndex(m_completer->completionModel()->index(0, 0));
    QRect place = cursorRect();
    place.setWidth(m_completer->popupWidth());
    m_completer->complete(place.translated(viewport()->pos()));
}

void TemplateEditor::updateCompletion()
{
    const std::optional<OpenToken> open = openToken();
    if (open)
        complete();
    else
        m_completer->popup()->hide();
}

void TemplateEditor::insertCompletion(const QString &spelled)
{
    const qsizetype cursor = textCursor().position();
    const std::optional<OpenToken> open = openToken();
    replaceRange(open ? open->start : cursor, open ? endOfToken(text(), cursor) : cursor, spelled);
}

void TemplateEditor::replaceRange(qsizetype start, qsizetype end, const QString &text)
{
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    cursor.setPosition(int(start));
    cursor.setPosition(int(qMin<qsizetype>(end, document()->characterCount() - 1)), QTextCursor::KeepAnchor);
    cursor.insertText(text);
    cursor.endEditBlock();
    setTextCursor(cursor);
    setFocus();
}

const Segment *TemplateEditor::segmentAt(const QPoint &position) const
{
    const QTextCursor cursor = cursorForPosition(position);
    if (std::abs(cursorRect(cursor).x() - position.x()) > fontMetrics().averageCharWidth() * 2)
        return nullptr;
    const auto found = std::find_if(m_segments.cbegin(), m_segments.cend(), [&](const Segment &segment) {
        return cursor.position() >= segment.start && cursor.position() < segment.start + segment.length;
    });
    return found == m_segments.cend() ? nullptr : &*found;
}

QString TemplateEditor::explanationAt(const QPoint &position) const
{
    const qsizetype at = cursorForPosition(position).position();
    for (const Problem &problem : m_problems) {
        if (problem.length > 0 && at >= problem.start && at <= problem.start + problem.length)
            return numbering::describe(problem);
    }
    const Segment *segment = segmentAt(position);
    return segment && segment->token ? numbering::tokenExplanation(*segment->token) : QString();
}

void TemplateEditor::mouseMoveEvent(QMouseEvent *event)
{
    const Segment *segment = segmentAt(event->position().toPoint());
    emit templatePartHovered(segment ? segment->start : -1);
    QPlainTextEdit::mouseMoveEvent(event);
}

void TemplateEditor::leaveEvent(QEvent *event)
{
    emit templatePartHovered(-1);
    QPlainTextEdit::leaveEvent(event);
}

void TemplateEditor::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    fitHeight();
}

void TemplateEditor::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setFont(editorFont());
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        m_highlighter->rehighlight();
    if (event->type() == QEvent::FontChange)
        fitHeight();
}

bool TemplateEditor::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QPlainTextEdit::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QString explanation = explanationAt(help->pos());
    if (explanation.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), explanation.toHtmlEscaped(), viewport());
    return true;
}

void TemplateEditor::insertFromMimeData(const QMimeData *source)
{
    static const QRegularExpression lineBreaks(u"[\\r\\n\\x{2028}\\x{2029}]+"_s);
    static const QRegularExpression breaksAtEnds(
        u"^[\\r\\n\\x{2028}\\x{2029}]+|[\\r\\n\\x{2028}\\x{2029}]+$"_s);
    QString line = source->text().remove(breaksAtEnds);
    const bool hasBreaks = line.contains(lineBreaks);
    textCursor().insertText(line.replace(lineBreaks, u" "_s));
    if (hasBreaks)
        emit lineBreaksReplaced();
}

void TemplateEditor::fitHeight()
{
    const qreal lines = blockBoundingGeometry(document()->firstBlock()).height();
    const int oneLine = qMax(theme::textRowHeight(), fontMetrics().height());
    const int frame = height() - viewport()->height();
    const int wanted =
        qMax(oneLine, int(std::ceil(lines))) + int(2 * document()->documentMargin()) + qMax(frame, 2);
    if (wanted != height())
        setFixedHeight(wanted);
}

} // namespace lekthi::ui
