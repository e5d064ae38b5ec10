#pragma once

#include "core/store/reference/reference_item.h"
#include "ui/widgets/card.h"

#include <array>

class QCheckBox;
class QComboBox;
class QLabel;

namespace lekthi::ui {

/// What a document type counts by, or the fiscal year of a project. Hidden for what has neither. UI thread
/// only.
class CountingEditor : public Card
{
    Q_OBJECT

public:
    explicit CountingEditor(QWidget *parent = nullptr);

    void setReadOnly(bool isReadOnly);
    void show(const store::ReferenceItem &item);
    /// Puts what was chosen into the item.
    void apply(store::ReferenceItem &item) const;
    void retranslate();
    /// What takes the keyboard, in the order of the eyes.
    QList<QWidget *> inTabOrder() const;

signals:
    void changed();

private:
    void update();

    store::ReferenceItem m_item;
    bool m_isReadOnly = false;
    QCheckBox *m_usual; ///< as the code says
    std::array<QCheckBox *, 5> m_parts;
    QLabel *m_monthCaption;
    QComboBox *m_month;
    QLabel *m_nameCaption;
    QComboBox *m_name;
    QLabel *m_note;
};

} // namespace lekthi::ui
