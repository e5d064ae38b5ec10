#include "ui/templates/token_palette.h"

#include "ui/shell/theme.h"
#include "ui/templates/template_rules.h"
#include "ui/widgets/flow_layout.h"

#include <QApplication>
#include <QDrag>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int chipPadding = 9;
constexpr qreal chipRadius = 4;

} // namespace

TokenChip::TokenChip(numbering::Token token, QWidget *parent)
    : QAbstractButton(parent)
    , m_token(std::move(token))
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void TokenChip::setUnavailable(const QString &reason)
{
    const QString title = numbering::tokenTitle(m_token);
    setEnabled(reason.isEmpty());
    setCursor(reason.isEmpty() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setText(reason.isEmpty() ? title : tr("%1: %2", "token and why it cannot be used").arg(title, reason));
    setToolTip(numbering::spellToken(m_token) + u'\n' + numbering::tokenExplanation(m_token));
    setAccessibleName(text());
    setAccessibleDescription(numbering::tokenExplanation(m_token));
    updateGeometry();
    update();
}

QSize TokenChip::sizeHint() const
{
    const QFontMetrics metrics(theme::smallFont());
    return {metrics.horizontalAdvance(text()) + 2 * chipPadding, theme::lineHeight(theme::smallFont()) + 8};
}

void TokenChip::paintEvent(QPaintEvent *)
{
    const TokenColors colors = theme::tokenColors(numbering::familyOf(m_token.kind));
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath shape;
    shape.addRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), chipRadius, chipRadius);
    if (isEnabled()) {
        painter.fillPath(shape, colors.tint);
        if (hasFocus() || underMouse())
            painter.strokePath(shape, QPen(colors.text, hasFocus() ? 2 : 1));
    } else {
        painter.strokePath(shape, QPen(theme::color(ColorRole::Line), 1, Qt::DashLine));
    }
    painter.setFont(theme::smallFont());
    painter.setPen(isEnabled() ? colors.text : theme::color(ColorRole::SecondaryText));
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextDontClip, text());
}

void TokenChip::mousePressEvent(QMouseEvent *event)
{
    m_pressedAt = event->position().toPoint();
    QAbstractButton::mousePressEvent(event);
}

void TokenChip::mouseMoveEvent(QMouseEvent *event)
{
    const bool far =
        (event->position().toPoint() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if (!(event->buttons() & Qt::LeftButton) || !far) {
        QAbstractButton::mouseMoveEvent(event);
        return;
    }
    setDown(false);
    auto *drag = new QDrag(this);
    auto *spelling = new QMimeData;
    spelling->setText(numbering::spellToken(m_token));
    drag->setMimeData(spelling);
    drag->setPixmap(grab());
    drag->exec(Qt::CopyAction);
}

TokenPalette::TokenPalette(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"tokenPalette"_s);
    auto *layout = new FlowLayout(6);
    for (const numbering::Token &token : numbering::offeredTokens()) {
        auto *chip = new TokenChip(token, this);
        const QString spelled = numbering::spellToken(token);
        chip->setObjectName(u"token "_s + spelled);
        connect(chip, &TokenChip::clicked, this, [this, spelled] { emit tokenChosen(spelled); });
        m_chips.append(chip);
        layout->addWidget(chip);
    }
    setLayout(layout);
}

void TokenPalette::setShape(numbering::KeyShape shape)
{
    m_shape = shape;
    retranslate();
    // What can be used comes first, as a person reads from the left.
    QList<TokenChip *> ordered = m_chips;
    std::stable_partition(ordered.begin(), ordered.end(),
                          [](const TokenChip *chip) { return chip->isEnabled(); });
    TokenChip *previous = nullptr;
    for (TokenChip *chip : ordered) {
        layout()->removeWidget(chip);
        layout()->addWidget(chip);
        if (previous)
            setTabOrder(previous, chip);
        previous = chip;
    }
}

void TokenPalette::retranslate()
{
    setAccessibleName(tr("Tokens"));
    for (TokenChip *chip : m_chips)
        chip->setUnavailable(unavailableReason(chip->token().kind, m_shape));
}

} // namespace lekthi::ui
