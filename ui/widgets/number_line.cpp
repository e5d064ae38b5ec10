#include "ui/widgets/number_line.h"

#include "ui/shell/theme.h"
#include "ui/widgets/number_view.h"

#include <QPainter>
#include <QResizeEvent>

namespace lekthi::ui {

namespace {

constexpr int widest = 4096; // a number of 100 characters never wraps in this

} // namespace

NumberLine::NumberLine(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void NumberLine::setNumber(const numbering::DocumentNumber &number)
{
    m_number = number;
    setToolTip(number.text());
    setAccessibleName(number.text());
    updateGeometry();
    update();
}

QSize NumberLine::sizeHint() const
{
    return {NumberPainter(theme::baseFont(), false).sizeFor(m_number, widest).width(), heightFor(width())};
}

int NumberLine::heightFor(int width) const
{
    const QSize size = NumberPainter(theme::baseFont(), false).sizeFor(m_number, width);
    return qMax(size.height(), theme::textRowHeight());
}

QSize NumberLine::minimumSizeHint() const
{
    return {0, sizeHint().height()};
}

/// Layouts between here and the window do not all ask for the height that a width needs.
void NumberLine::resizeEvent(QResizeEvent *event)
{
    if (heightFor(event->oldSize().width()) != heightFor(event->size().width()))
        updateGeometry();
}

void NumberLine::paintEvent(QPaintEvent *)
{
    const NumberPainter numberPainter(theme::baseFont(), false);
    const QSize size = numberPainter.sizeFor(m_number, width());
    QPainter painter(this);
    numberPainter.paint(painter, QRect(QPoint(0, (height() - size.height()) / 2), size), m_number);
}

} // namespace lekthi::ui
