#include "ui/reference/counting_editor.h"

#include "core/numbering/calendar.h"
#include "translations/translations.h"
#include "ui/shell/theme.h"
#include "ui/widgets/label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using numbering::KeyShape;
using numbering::TokenKind;
using store::ReferenceKind;

namespace {

constexpr std::array parts{TokenKind::Originator, TokenKind::Recipient, TokenKind::SubType,
                           TokenKind::RfaType, TokenKind::Discipline};

} // namespace

CountingEditor::CountingEditor(QWidget *parent)
    : Card(parent)
    , m_usual(new QCheckBox(this))
    , m_monthCaption(makeLabel(this, Look::Caption))
    , m_month(new QComboBox(this))
    , m_nameCaption(makeLabel(this, Look::Caption))
    , m_name(new QComboBox(this))
    , m_note(makeLabel(this, Look::Small))
{
    m_usual->setObjectName(u"countingUsual"_s);
    m_month->setObjectName(u"fiscalMonth"_s);
    m_name->setObjectName(u"fiscalName"_s);
    m_month->addItems(QStringList(12, QString()));
    m_month->setMaxVisibleItems(12);
    m_name->addItems({QString(), QString()});
    m_note->setWordWrap(true);
    auto *boxes = new QHBoxLayout;
    boxes->setSpacing(theme::gapLarge);
    for (size_t at = 0; at < parts.size(); ++at) {
        m_parts[at] = new QCheckBox(this);
        m_parts[at]->setObjectName(u"countingPart%1"_s.arg(at));
        boxes->addWidget(m_parts[at]);
        connect(m_parts[at], &QCheckBox::toggled, this, &CountingEditor::changed);
    }
    boxes->addStretch(1);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(theme::gapLarge);
    grid->setVerticalSpacing(4);
    grid->addWidget(m_monthCaption, 0, 0);
    grid->addWidget(m_nameCaption, 0, 1);
    grid->addWidget(m_month, 1, 0);
    grid->addWidget(m_name, 1, 1);
    grid->setColumnStretch(2, 1);
    content()->addWidget(m_usual);
    content()->addLayout(boxes);
    content()->addLayout(grid);
    content()->addWidget(m_note);
    connect(m_usual, &QCheckBox::toggled, this, [this] {
        update();
        emit changed();
    });
    connect(m_month, &QComboBox::currentIndexChanged, this, &CountingEditor::changed);
    connect(m_name, &QComboBox::currentIndexChanged, this, &CountingEditor::changed);
}

void CountingEditor::setReadOnly(bool isReadOnly)
{
    m_isReadOnly = isReadOnly;
    update();
}

void CountingEditor::show(const store::ReferenceItem &item)
{
    const QSignalBlocker quiet(this);
    m_item = item;
    m_usual->setChecked(!item.ownShape);
    const KeyShape shape = store::shapeOf(store::codedItem(item));
    for (size_t at = 0; at < parts.size(); ++at)
        m_parts[at]->setChecked(shape.has(parts[at]));
    m_month->setCurrentIndex(item.fiscalYear.startMonth - 1);
    m_name->setCurrentIndex(item.fiscalYear.isCalledByEnd ? 0 : 1);
    retranslate();
}

void CountingEditor::apply(store::ReferenceItem &item) const
{
    if (item.kind == ReferenceKind::Type) {
        KeyShape shape;
        for (size_t at = 0; at < parts.size(); ++at) {
            if (m_parts[at]->isChecked())
                shape.add(parts[at]);
        }
        item.ownShape = m_usual->isChecked() ? std::nullopt : std::optional(shape);
    }
    if (item.kind == ReferenceKind::Project)
        item.fiscalYear = {.startMonth = m_month->currentIndex() + 1,
                           .isCalledByEnd = m_name->currentIndex() == 0};
}

QList<QWidget *> CountingEditor::inTabOrder() const
{
    QList<QWidget *> order{m_usual};
    order.append({m_parts.begin(), m_parts.end()});
    return order << m_month << m_name;
}

void CountingEditor::update()
{
    const bool isType = m_item.kind == ReferenceKind::Type;
    const bool isProject = m_item.kind == ReferenceKind::Project;
    m_usual->setVisible(isType);
    m_usual->setEnabled(!m_isReadOnly);
    for (QCheckBox *part : m_parts) {
        part->setVisible(isType);
        part->setEnabled(!m_isReadOnly && !m_usual->isChecked());
    }
    for (QWidget *widget : {static_cast<QWidget *>(m_monthCaption), static_cast<QWidget *>(m_month),
                            static_cast<QWidget *>(m_nameCaption), static_cast<QWidget *>(m_name)})
        widget->setVisible(isProject);
    m_month->setEnabled(!m_isReadOnly);
    m_name->setEnabled(!m_isReadOnly);
    setVisible(isType || isProject);
}

void CountingEditor::retranslate()
{
    const bool isType = m_item.kind == ReferenceKind::Type;
    setTitle(isType ? tr("Counted by") : tr("Fiscal year"));
    m_usual->setText(tr("As usual for its code"));
    for (size_t at = 0; at < parts.size(); ++at)
        m_parts[at]->setText(numbering::tokenTitle({.kind = parts[at]}));
    m_monthCaption->setText(tr("Begins in month"));
    m_nameCaption->setText(tr("Named by the year in which it"));
    for (int month = 1; month <= 12; ++month)
        m_month->setItemText(month - 1, numbering::monthName(month, currentLanguage()));
    m_name->setItemText(0, tr("ends"));
    m_name->setItemText(1, tr("begins"));
    m_month->setAccessibleName(m_monthCaption->text());
    m_name->setAccessibleName(m_nameCaption->text());
    m_note->setText(
        isType ? tr("Each project and period has a counter of its own. This stays as it is once the type "
                    "has counters.")
               : tr("For templates that count by fiscal years. This stays as it is once they have."));
    update();
}

} // namespace lekthi::ui
