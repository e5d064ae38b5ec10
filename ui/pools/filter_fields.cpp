#include "ui/pools/filter_fields.h"

#include "core/pools/filter_check.h"
#include "ui/shell/theme.h"
#include "ui/widgets/label.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSpinBox>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using pools::SettingsField;

namespace {

constexpr int filterColumns = 2;

/// Whatever else is typed stays, so that it can be said what is wrong with it.
QStringList entriesOf(const QLineEdit &field)
{
    static const QRegularExpression between(u"[\\s,;]+"_s);
    return field.text().split(between, Qt::SkipEmptyParts);
}

} // namespace

FilterFields::FilterFields(QWidget *parent)
    : QWidget(parent)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(theme::gap);
    grid->setVerticalSpacing(theme::gapSmall);
    for (int column = 0; column < filterColumns; ++column)
        grid->setColumnStretch(column, 1);
    m_notStartWith = addList(*grid, SettingsField::NotStartWith);
    m_restricted = addList(*grid, SettingsField::RestrictedNumbers);
    m_sequence = addNumber(*grid, SettingsField::SequenceDigits, pools::maximumIdLength);
    m_repeat = addNumber(*grid, SettingsField::RepeatDistance, pools::maximumIdLength);
    m_block = addNumber(*grid, SettingsField::BlockDigits, pools::maximumIdLength);
    m_even = addNumber(*grid, SettingsField::EvenDigits, pools::maximumIdLength);
    m_firstLast = addNumber(*grid, SettingsField::FirstEqualsLastDigits, pools::maximumIdLength);
    m_firstReverse = addNumber(*grid, SettingsField::FirstEqualsReverseDigits, pools::maximumIdLength);
    m_wrap = addChoice(*grid, SettingsField::SequencesWrap);
    m_zero = addChoice(*grid, SettingsField::ZeroIsEven);
    m_overlap = addChoice(*grid, SettingsField::GroupsMayOverlap);
    m_cyclic = addChoice(*grid, SettingsField::CyclicNumbers);
}

template <class Field>
Field *FilterFields::add(QGridLayout &grid, SettingsField setting)
{
    auto *field = new Field(this);
    field->setObjectName(u"poolWish_"_s + pools::fieldName(setting));
    auto *caption = makeLabel(this, Look::Caption);
    caption->setBuddy(field);
    m_captions.append({setting, caption});
    auto *cell = new QVBoxLayout;
    cell->setSpacing(4);
    cell->addStretch(1);
    cell->addWidget(caption);
    cell->addWidget(field);
    const int place = int(m_captions.size()) - 1;
    grid.addLayout(cell, place / filterColumns, place % filterColumns);
    return field;
}

QSpinBox *FilterFields::addNumber(QGridLayout &grid, SettingsField setting, int most)
{
    auto *field = add<QSpinBox>(grid, setting);
    field->setRange(0, most);
    connect(field, &QSpinBox::valueChanged, this, &FilterFields::changed);
    return field;
}

QLineEdit *FilterFields::addList(QGridLayout &grid, SettingsField setting)
{
    auto *field = add<QLineEdit>(grid, setting);
    connect(field, &QLineEdit::textChanged, this, &FilterFields::changed);
    return field;
}

QCheckBox *FilterFields::addChoice(QGridLayout &grid, SettingsField setting)
{
    auto *field = new QCheckBox(this);
    field->setObjectName(u"poolWish_"_s + pools::fieldName(setting));
    m_choices.append({setting, field});
    grid.addWidget(field, grid.rowCount(), 0, 1, filterColumns);
    connect(field, &QCheckBox::toggled, this, &FilterFields::changed);
    return field;
}

pools::FilterSettings FilterFields::filters() const
{
    return {.notStartWith = entriesOf(*m_notStartWith),
            .sequenceDigits = m_sequence->value(),
            .sequencesWrap = m_wrap->isChecked(),
            .repeatDistance = m_repeat->value(),
            .blockDigits = m_block->value(),
            .evenDigits = m_even->value(),
            .zeroIsEven = m_zero->isChecked(),
            .firstEqualsLastDigits = m_firstLast->value(),
            .firstEqualsReverseDigits = m_firstReverse->value(),
            .groupsMayOverlap = m_overlap->isChecked(),
            .restrictedNumbers = entriesOf(*m_restricted),
            .cyclicNumbers = m_cyclic->isChecked()};
}

void FilterFields::setFilters(const pools::FilterSettings &filters)
{
    const QSignalBlocker quiet(this);
    m_notStartWith->setText(filters.notStartWith.join(", "_L1));
    m_restricted->setText(filters.restrictedNumbers.join(", "_L1));
    m_sequence->setValue(filters.sequenceDigits);
    m_repeat->setValue(filters.repeatDistance);
    m_block->setValue(filters.blockDigits);
    m_even->setValue(filters.evenDigits);
    m_firstLast->setValue(filters.firstEqualsLastDigits);
    m_firstReverse->setValue(filters.firstEqualsReverseDigits);
    m_wrap->setChecked(filters.sequencesWrap);
    m_zero->setChecked(filters.zeroIsEven);
    m_overlap->setChecked(filters.groupsMayOverlap);
    m_cyclic->setChecked(filters.cyclicNumbers);
}

void FilterFields::retranslate()
{
    for (const auto &[setting, caption] : std::as_const(m_captions)) {
        caption->setText(pools::fieldTitle(setting));
        caption->buddy()->setAccessibleName(caption->text());
    }
    for (const auto &[setting, choice] : std::as_const(m_choices))
        choice->setText(pools::fieldTitle(setting));
    for (QSpinBox *number : {m_sequence, m_repeat, m_block, m_even, m_firstLast, m_firstReverse})
        number->setSpecialValueText(tr("Off"));
    for (QLineEdit *list : {m_notStartWith, m_restricted})
        list->setPlaceholderText(tr("None"));
}

} // namespace lekthi::ui
