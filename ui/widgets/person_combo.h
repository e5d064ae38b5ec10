#pragma once

#include "core/store/people/people.h"

#include <QComboBox>

namespace lekthi::ui {

/// Chooses one person, or everybody, for a filter. UI thread only.
class PersonCombo : public QComboBox
{
    Q_OBJECT

public:
    explicit PersonCombo(QWidget *parent = nullptr);

    void setPeople(const QList<store::Person> &people); ///< keeps the chosen one
    QString login() const;                              ///< empty: everybody
    void retranslate();

private:
    QList<store::Person> m_people;
};

} // namespace lekthi::ui
