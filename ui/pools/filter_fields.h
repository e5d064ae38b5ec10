#pragma once

#include "core/pools/filter_settings.h"
#include "core/pools/settings_problem.h"

#include <QWidget>

#include <utility>

class QCheckBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace lekthi::ui {

/// The settings of the filters of a pool, as a person changes them. UI thread only.
class FilterFields : public QWidget
{
    Q_OBJECT

public:
    explicit FilterFields(QWidget *parent = nullptr);

    pools::FilterSettings filters() const;
    /// Without changed().
    void setFilters(const pools::FilterSettings &filters);
    void retranslate();

signals:
    void changed();

private:
    template <class Field>
    Field *add(QGridLayout &grid, pools::SettingsField setting);
    QSpinBox *addNumber(QGridLayout &grid, pools::SettingsField setting, int most);
    QLineEdit *addList(QGridLayout &grid, pools::SettingsField setting);
    QCheckBox *addChoice(QGridLayout &grid, pools::SettingsField setting);

    QList<std::pair<pools::SettingsField, QLabel *>> m_captions;
    QList<std::pair<pools::SettingsField, QCheckBox *>> m_choices;
    QLineEdit *m_notStartWith;
    QLineEdit *m_restricted;
    QSpinBox *m_sequence;
    QSpinBox *m_repeat;
    QSpinBox *m_block;
    QSpinBox *m_even;
    QSpinBox *m_firstLast;
    QSpinBox *m_firstReverse;
    QCheckBox *m_wrap;
    QCheckBox *m_zero;
    QCheckBox *m_overlap;
    QCheckBox *m_cyclic;
};

} // namespace lekthi::ui
