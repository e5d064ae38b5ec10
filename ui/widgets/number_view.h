#pragma once

#include "core/numbering/render.h"

#include <QWidget>

class QPainter;

namespace lekthi::ui {

/// Paints a document number, each part in the colours of its token; wraps between parts. Used by NumberView
/// and by delegates, so that a number looks the same everywhere.
class NumberPainter
{
public:
    explicit NumberPainter(QFont font, bool tinted);

    QSize sizeFor(const numbering::DocumentNumber &number, int width) const;
    void paint(QPainter &painter, const QRect &area, const numbering::DocumentNumber &number,
               qsizetype highlightedPart = -1) const;
    qsizetype partAt(const QPoint &position, const QRect &area,
                     const numbering::DocumentNumber &number) const;

private:
    QFont m_font;
    bool m_tinted;
};

/// The hero: one document number, large; hovering a part tells which token it came from. The text can be
/// selected as a whole and copied (Ctrl+C, context menu); its accessible name is the number.
class NumberView : public QWidget
{
    Q_OBJECT

public:
    explicit NumberView(QWidget *parent = nullptr);

    void setNumber(const numbering::DocumentNumber &number);
    const numbering::DocumentNumber &number() const { return m_number; }
    /// Lights the part up that came from this stretch of the template; -1 none.
    void setHighlightedTemplateStart(qsizetype templateStart);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    void templatePartHovered(qsizetype templateStart); ///< -1 when the pointer left

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    numbering::DocumentNumber m_number;
    qsizetype m_highlighted = -1;
};

} // namespace lekthi::ui
