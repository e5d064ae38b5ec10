#include "ui/widgets/person_combo.h"

#include "models/session/session.h"

#include <QStyledItemDelegate>

namespace lekthi::ui {

PersonCombo::PersonCombo(QWidget *parent)
    : QComboBox(parent)
{
    setItemDelegate(new QStyledItemDelegate(this)); // the default one ignores the style sheet
}

void PersonCombo::setPeople(const QList<store::Person> &people)
{
    m_people = people;
    retranslate();
}

QString PersonCombo::login() const
{
    return currentData().toString();
}

void PersonCombo::retranslate()
{
    const QVariant chosen = currentData();
    clear();
    addItem(tr("Everyone"), QString());
    for (const store::Person &one : std::as_const(m_people))
        addItem(models::displayName(one), one.login);
    setCurrentIndex(qMax(0, findData(chosen)));
    setAccessibleName(tr("Person"));
}

} // namespace lekthi::ui
