#include "ui/widgets/filter_memory.h"

#include "ui/shell/preferences.h"
#include "ui/widgets/code_combo.h"
#include "ui/widgets/period_choice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

namespace lekthi::ui {

namespace {

/// Undefined where the field lets everything through.
QJsonValue choiceIn(const QWidget &field)
{
    if (const auto *check = qobject_cast<const QCheckBox *>(&field))
        return check->isChecked() ? QJsonValue(true) : QJsonValue(QJsonValue::Undefined);
    if (const auto *codes = qobject_cast<const CodeCombo *>(&field))
        return codes->currentCode().isEmpty() ? QJsonValue(QJsonValue::Undefined) : codes->currentCode();
    const auto *combo = qobject_cast<const QComboBox *>(&field);
    const bool isKept = combo && combo->currentIndex() > 0 && combo->currentData() != PeriodChoice::freeDays;
    return isKept ? QJsonValue(combo->currentData().toString()) : QJsonValue(QJsonValue::Undefined);
}

void choose(QWidget &field, const QJsonValue &choice)
{
    if (auto *check = qobject_cast<QCheckBox *>(&field)) {
        check->setChecked(choice.toBool());
    } else if (auto *codes = qobject_cast<CodeCombo *>(&field)) {
        codes->setCurrentCode(choice.toString());
    } else if (auto *combo = qobject_cast<QComboBox *>(&field)) {
        for (int index = 1; index < combo->count(); ++index) {
            if (combo->itemData(index).toString() == choice.toString())
                combo->setCurrentIndex(index);
        }
    }
}

} // namespace

FilterMemory::FilterMemory(QList<QWidget *> fields)
    : m_fields(std::move(fields))
{
}

void FilterMemory::keepFor(const QString &login, const QString &bar)
{
    m_login = login;
    m_bar = bar;
    m_isRestored = false;
}

void FilterMemory::restore()
{
    if (std::exchange(m_isRestored, true))
        return;
    m_known = Preferences::instance().filterChoices(m_login, m_bar);
    const QJsonObject kept = QJsonDocument::fromJson(m_known.toUtf8()).object();
    for (QWidget *field : std::as_const(m_fields)) {
        if (const QJsonValue choice = kept[field->objectName()]; !choice.isUndefined())
            choose(*field, choice);
    }
}

QString FilterMemory::choices() const
{
    QJsonObject chosen;
    for (const QWidget *field : m_fields) {
        if (const QJsonValue choice = choiceIn(*field); !choice.isUndefined())
            chosen[field->objectName()] = choice;
    }
    return chosen.isEmpty() ? QString()
                            : QString::fromUtf8(QJsonDocument(chosen).toJson(QJsonDocument::Compact));
}

void FilterMemory::keep()
{
    if (m_login.isEmpty() || !m_isRestored)
        return;
    const QString text = choices();
    if (text != std::exchange(m_known, text))
        Preferences::instance().setFilterChoices(m_login, m_bar, text);
}

void FilterMemory::leaveOut()
{
    m_known = choices();
}

} // namespace lekthi::ui
