#pragma once

#include "core/store/reference/reference_data.h"

#include <QComboBox>

#include <optional>

namespace lekthi::ui {

/// A list of codes to choose from, each shown as "code  name" in the program's language. Typing any part of a
/// code or a name narrows the list. UI thread only.
class CodeCombo : public QComboBox
{
    Q_OBJECT

public:
    explicit CodeCombo(QWidget *parent = nullptr);

    /// Replaces the choice and keeps the chosen item if it is still there. With allowNone the first entry
    /// stands for "none" (see setNoneText) and is chosen if nothing else is; without it the first item is.
    /// Never emits currentIdChanged by itself unless the chosen id really changed.
    void setItems(const QList<store::CodedItem> &items, bool allowNone = false);
    /// What the entry for "none" says; by default "–".
    void setNoneText(const QString &text);

    std::optional<int> currentId() const; ///< empty: none
    void setCurrentId(int id);            ///< ignored if the id is not offered
    void setCurrentId(std::optional<int> id);
    /// The chosen code alone; empty for none.
    QString currentCode() const;
    void setCurrentCode(const QString &code); ///< ignored if the code is not offered

    QSize minimumSizeHint() const override;

signals:
    void currentIdChanged();

protected:
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void fill();
    void announceChange();
    void chooseByText();
    QString entryText(const store::CodedItem &item) const;

    QList<store::CodedItem> m_items;
    bool m_allowNone = false;
    QString m_noneText;
    std::optional<int> m_lastId;
};

} // namespace lekthi::ui
