#include "ui/pools/pool_level.h"

#include "ui/shell/theme.h"

#include <QPainter>

#include <algorithm>

namespace lekthi::ui {

namespace {

constexpr int levelHeight = 16; // the mark stands out above and below
constexpr qreal levelBar = 8;
constexpr qreal levelRadius = 4;
constexpr qreal levelMark = 2;

} // namespace

PoolLevel::PoolLevel(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PoolLevel::showPool(const store::Pool &pool)
{
    m_pool = pool;
    update();
}

QSize PoolLevel::sizeHint() const
{
    return {10 * levelHeight, levelHeight};
}

double PoolLevel::partOf(qint64 ids) const
{
    const qint64 full = std::max<qint64>(m_pool.minimum + m_pool.batch, 1);
    return std::clamp(double(ids) / double(full), 0.0, 1.0);
}

void PoolLevel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QRectF bar(0, (height() - levelBar) / 2, width(), levelBar);
    painter.setBrush(theme::color(ColorRole::Line));
    painter.drawRoundedRect(bar, levelRadius, levelRadius);
    QRectF filled = bar;
    filled.setWidth(bar.width() * partOf(m_pool.available()));
    painter.setBrush(theme::color(m_pool.isLow() ? ColorRole::Warning : ColorRole::Accent));
    painter.drawRoundedRect(filled, levelRadius, levelRadius);
    if (m_pool.minimum <= 0)
        return;
    painter.setBrush(theme::color(ColorRole::Text));
    painter.drawRect(QRectF(bar.width() * partOf(m_pool.minimum) - levelMark / 2, 0, levelMark, height()));
}

} // namespace lekthi::ui
