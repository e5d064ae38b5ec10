#pragma once

#include "core/numbering/counter_key.h"
#include "core/numbering/template.h"

#include <QPlainTextEdit>

#include <optional>

namespace lekthi::ui {

class TemplateHighlighter;
class TokenCompleter;

/// The text of a template: one paragraph that grows with its text, tokens coloured, problems underlined,
/// tokens completed. Shows the judgement that it is given; edited() asks for a new one.
class TemplateEditor : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit TemplateEditor(QWidget *parent = nullptr);

    QString text() const;
    void setText(const QString &text);     ///< forgets undo; does not emit edited()
    void replaceText(const QString &text); ///< one step that undo takes back
    void setShape(numbering::KeyShape shape);
    void setMarks(const numbering::ParsedTemplate &parsed, const QList<numbering::Problem> &problems);
    void setHighlightedStart(qsizetype start);

    void insertToken(const QString &spelled); ///< at the cursor, replacing the selection
    void applyFix(const numbering::Problem &problem, const numbering::Fix &fix);
    void complete(); ///< opens the list of tokens for what stands before the cursor
    void retranslate();

signals:
    void edited(); ///< characters changed, by a person or by undo, fix or completion
    void templatePartHovered(qsizetype templateStart); ///< -1: none
    void lineBreaksReplaced();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void inputMethodEvent(QInputMethodEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    /// What stands before the cursor of a token that is being typed.
    struct OpenToken
    {
        qsizetype start = 0;
        QString prefix;
    };

    void announceEdit();
    bool handleKey(QKeyEvent *event);
    std::optional<OpenToken> openToken() const;
    void updateCompletion();
    void insertCompletion(const QString &spelled);
    void replaceRange(qsizetype start, qsizetype end, const QString &text);
    const numbering::Segment *segmentAt(const QPoint &position) const;
    QString explanationAt(const QPoint &position) const;
    void fitHeight();

    TemplateHighlighter *m_highlighter;
    TokenCompleter *m_completer;
    QList<numbering::Segment> m_segments;
    QList<numbering::Problem> m_problems;
    numbering::KeyShape m_shape = numbering::KeyShape::General;
    bool m_textTouched = false;
    bool m_quiet = false;
    bool m_composing = false;
};

} // namespace lekthi::ui
