#pragma once

#include "core/numbering/render.h"

#include <QWidget>

namespace lekthi::ui {

/// One document number in the size of running text, its parts in the colours of their tokens; wraps between
/// parts where it has no room, since a number without its end is another number. UI thread only.
class NumberLine : public QWidget
{
    Q_OBJECT

public:
    explicit NumberLine(QWidget *parent = nullptr);

    void setNumber(const numbering::DocumentNumber &number);
    const numbering::DocumentNumber &number() const { return m_number; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    int heightFor(int width) const;

    numbering::DocumentNumber m_number;
};

} // namespace lekthi::ui
