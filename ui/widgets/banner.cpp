#include "ui/widgets/banner.h"

#include "ui/shell/theme.h"
#include "ui/widgets/tab_order.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QToolButton>

#include <chrono>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::seconds longEnough{12};

QString kindName(Banner::Kind kind)
{
    switch (kind) {
    case Banner::Kind::Info:
        return u"info"_s;
    case Banner::Kind::Good:
        return u"good"_s;
    case Banner::Kind::Warning:
        return u"warning"_s;
    case Banner::Kind::Error:
        return u"error"_s;
    }
    Q_UNREACHABLE();
}

// The sign repeats the colour, for those who cannot tell colours apart.
QString signOf(Banner::Kind kind)
{
    switch (kind) {
    case Banner::Kind::Info:
        return u"ⓘ"_s;
    case Banner::Kind::Good:
        return u"✓"_s;
    case Banner::Kind::Warning:
        return u"▲"_s;
    case Banner::Kind::Error:
        return u"✕"_s;
    }
    Q_UNREACHABLE();
}

} // namespace

Banner::Banner(QWidget *parent)
    : QFrame(parent)
    , m_while(this)
    , m_sign(new QLabel(this))
    , m_message(new QLabel(this))
    , m_action(new QPushButton(this))
    , m_close(new QToolButton(this))
{
    setProperty("look", u"banner"_s);
    m_sign->setObjectName(u"bannerSign"_s);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    theme::setLook(m_action, Look::LinkButton);
    m_close->setObjectName(u"bannerClose"_s);
    m_close->setText(u"✕"_s);
    theme::setLook(m_close, Look::QuietButton);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(theme::gapLarge, theme::gapSmall, theme::gapLarge, theme::gapSmall);
    layout->setSpacing(theme::gapSmall);
    layout->addWidget(m_sign, 0, Qt::AlignTop);
    layout->addWidget(m_message, 1);
    layout->addWidget(m_action);
    layout->addWidget(m_close, 0, Qt::AlignTop);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    connect(m_action, &QPushButton::clicked, this, &Banner::actionTriggered);
    m_while.setSingleShot(true);
    m_while.setInterval(longEnough);
    connect(&m_while, &QTimer::timeout, this, &Banner::closeUnlessRead);
    connect(m_close, &QToolButton::clicked, this, &Banner::close);
    retranslate();
    hide();
}

void Banner::showMessage(Kind kind, const QString &message, const QString &actionText)
{
    const bool isNews = isHidden() || message != m_message->text();
    setProperty("kind", kindName(kind));
    for (QWidget *widget : {static_cast<QWidget *>(this), static_cast<QWidget *>(m_sign)}) {
        widget->style()->unpolish(widget);
        widget->style()->polish(widget);
    }
    m_sign->setText(signOf(kind));
    m_message->setText(message);
    m_action->setText(actionText);
    m_action->setVisible(!actionText.isEmpty());
    if (kind != Kind::Good || !m_area)
        m_while.stop();
    else if (isNews)
        m_while.start();
    m_close->setVisible(m_isClosable.value_or(kind == Kind::Info || kind == Kind::Good));
    setAccessibleName(message);
    show();
    place();
    if (!isNews)
        return;
    comeLast();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void Banner::hideMessage()
{
    m_while.stop();
    hide();
}

void Banner::close()
{
    hideMessage();
    emit closed();
}

void Banner::closeUnlessRead()
{
    if (underMouse() || isAncestorOf(QApplication::focusWidget()))
        m_while.start();
    else
        close();
}

void Banner::setClosable(bool isClosable)
{
    m_isClosable = isClosable;
}

void Banner::floatOver(QWidget &area, Banner *below)
{
    m_area = &area;
    area.installEventFilter(this);
    m_below = below;
    for (Banner *one = below; one; one = one->m_below)
        one->installEventFilter(this);
}

QWidget *Banner::ground() const
{
    for (QScrollArea *scrolled : m_area->findChildren<QScrollArea *>()) {
        if (scrolled->isVisibleTo(m_area))
            return scrolled;
    }
    return m_area;
}

int Banner::lowerEnd(const QRect &room) const
{
    for (const Banner *below = m_below; below; below = below->m_below) {
        if (!below->isHidden())
            return below->y() - theme::gapSmall;
    }
    return room.bottom() + 1 - theme::gap;
}

void Banner::place()
{
    if (!m_area || isHidden())
        return;
    if (QWidget *now = ground(); now != m_ground) {
        if (m_ground && m_ground != m_area)
            m_ground->removeEventFilter(this);
        m_ground = now;
        m_ground->installEventFilter(this);
        comeLast();
    }
    const QRect room(m_ground->mapTo(parentWidget(), QPoint()), m_ground->size());
    const int width = qMax(minimumSizeHint().width(), room.width() - 2 * theme::gap);
    const int height = layout()->totalHeightForWidth(width);
    setGeometry(room.center().x() - width / 2, lowerEnd(room) - height, width, height);
    raise();
}

/// A page is made when it is first shown, which may be after the message.
void Banner::comeLast()
{
    if (!m_area)
        return;
    QList<QWidget *> controls;
    for (Banner *one = this; one; one = one->m_below)
        controls << one->m_action << one->m_close;
    placeLastInTabOrder(*parentWidget(), controls);
}

bool Banner::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::LayoutRequest:
        place();
        break;
    default:
        break;
    }
    return QFrame::eventFilter(watched, event);
}

void Banner::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void Banner::retranslate()
{
    m_close->setAccessibleName(tr("Close the message"));
    m_close->setToolTip(m_close->accessibleName());
}

QString Banner::message() const
{
    return isHidden() ? QString() : m_message->text();
}

} // namespace lekthi::ui
