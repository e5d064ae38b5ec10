#include "ui/shell/status_light.h"

#include "ui/shell/theme.h"

#include <QEvent>
#include <QPainter>
#include <QPixmap>

namespace lekthi::ui {

using models::Standing;

namespace {

constexpr int signSize = 14;
constexpr int dotSize = 8;

} // namespace

ColorRole roleOf(Standing standing)
{
    switch (standing) {
    case Standing::Good:
        return ColorRole::Good;
    case Standing::Warning:
        return ColorRole::Warning;
    case Standing::Error:
        return ColorRole::Error;
    case Standing::Unknown:
    case Standing::Absent:
        return ColorRole::SecondaryText;
    }
    Q_UNREACHABLE();
}

StatusLight::StatusLight(const QString &name, QWidget *parent)
    : QToolButton(parent)
{
    setObjectName(name);
    theme::setLook(this, Look::QuietButton);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setIconSize({signSize, signSize});
    setFocusPolicy(Qt::StrongFocus);
}

void StatusLight::showStanding(Standing standing, const QString &text)
{
    m_standing = standing;
    setText(text);
    setAccessibleName(
        standing == Standing::Absent
            ? text
            : tr("%1: %2", "light and how it stands").arg(text, models::standingTitle(standing)));
    paintSign();
}

void StatusLight::paintSign()
{
    if (m_standing == Standing::Absent) {
        setIcon({});
        return;
    }
    QPixmap pixmap(QSize(signSize, signSize) * devicePixelRatioF());
    pixmap.setDevicePixelRatio(devicePixelRatioF());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = theme::smallFont();
    font.setBold(true);
    painter.setFont(font);
    const QColor color = theme::color(roleOf(m_standing));
    painter.setPen(color);
    if (m_standing == Standing::Good) {
        painter.setBrush(color);
        painter.drawEllipse(QRectF(1, (signSize - dotSize) / 2.0, dotSize, dotSize));
    } else {
        painter.drawText(QRect(0, 0, signSize, signSize), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                         models::standingSign(m_standing));
    }
    painter.end();
    setIcon(QIcon(pixmap));
}

void StatusLight::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        paintSign();
    QToolButton::changeEvent(event);
}

} // namespace lekthi::ui
