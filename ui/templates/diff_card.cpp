#include "ui/templates/diff_card.h"

#include "models/templates/settings_text.h"
#include "ui/shell/theme.h"
#include "ui/templates/diff_text.h"
#include "ui/templates/template_rules.h"
#include "ui/widgets/label.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QEvent>
#include <QLabel>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

/// Below this two texts beside each other would wrap too often.
constexpr int narrowWidth = 660;

} // namespace

DiffCard::DiffCard(const QString &name, QWidget *parent)
    : Card(parent)
    , m_sides(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_words(makeLabel(this))
    , m_inLine(new QCheckBox(this))
{
    m_words->setObjectName(name + "Words"_L1);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_inLine->setObjectName(name + "InLine"_L1);
    m_sides->setSpacing(theme::gapLarge);
    m_before = addBox(name + "Before"_L1);
    m_after = addBox(name + "After"_L1);
    content()->addLayout(m_sides);
    content()->addWidget(m_words);
    content()->addWidget(m_inLine);
    connect(m_inLine, &QCheckBox::toggled, this, &DiffCard::showSides);
}

DiffCard::Box DiffCard::addBox(const QString &name)
{
    Box box;
    box.widget = new QWidget(this);
    box.caption = makeLabel(box.widget, Look::Caption);
    box.text = new QLabel(box.widget);
    box.text->setObjectName(name);
    box.text->setFont(theme::monoFont());
    box.text->setTextFormat(Qt::RichText);
    box.text->setWordWrap(true);
    box.text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *layout = new QVBoxLayout(box.widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(box.caption);
    layout->addWidget(box.text);
    layout->addStretch(1);
    m_sides->addWidget(box.widget, 1);
    return box;
}

void DiffCard::showDiff(const Side &before, const Side &after)
{
    m_beforeSide = before;
    m_afterSide = after;
    m_compares = true;
    showSides();
}

void DiffCard::showText(const Side &only)
{
    m_afterSide = only;
    m_compares = false;
    showSides();
}

void DiffCard::showSides()
{
    const bool isInLine = m_compares && m_inLine->isChecked();
    m_before.widget->setVisible(m_compares && !isInLine);
    m_inLine->setVisible(m_compares);
    const QString &before = m_beforeSide.rules.text;
    const QString &after = m_afterSide.rules.text;
    m_before.caption->setText(m_beforeSide.caption);
    m_after.caption->setText(isInLine ? u"%1 → %2"_s.arg(m_beforeSide.caption, m_afterSide.caption)
                                      : m_afterSide.caption);
    if (m_compares) {
        m_before.text->setText(diffRichText(before, after, DiffSide::Before));
        m_after.text->setText(diffRichText(before, after, isInLine ? DiffSide::Both : DiffSide::After));
        m_words->setText(diffSentences(m_beforeSide.rules, m_afterSide.rules).join(u'\n'));
    } else {
        m_after.text->setText(coloredTemplate(after));
        m_words->setText(models::settingsText(m_afterSide.rules.settings));
    }
    m_before.text->setAccessibleName(m_beforeSide.caption + u": "_s + before);
    m_after.text->setAccessibleName(m_after.caption->text() + u": "_s + after);
}

void DiffCard::retranslate()
{
    m_inLine->setText(tr("In one line"));
    for (const Box &box : {m_before, m_after})
        box.text->setFont(theme::monoFont());
    showSides();
}

void DiffCard::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_inLine)
        showSides(); // rich texts carry colours
}

void DiffCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    placeSides();
}

void DiffCard::placeSides()
{
    m_sides->setDirection(width() < narrowWidth ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

} // namespace lekthi::ui
