#pragma once

#include "core/numbering/reason.h"

#include <QLineEdit>

#include <optional>

class QLabel;
class QVBoxLayout;

namespace lekthi::ui {

/// Where a person writes why: one line, as long as the store takes it, which knows what is still missing. UI
/// thread only.
class ReasonField : public QLineEdit
{
    Q_OBJECT

public:
    /// name: of the object. minimum: letters and digits that the store wants (3.11.7).
    ReasonField(const QString &name, int minimum, QWidget *parent);

    /// In a column below its label, with how much was written below it where a request needs a long reason.
    /// Once; the layout belongs to the caller.
    QVBoxLayout *underLabel();
    /// The label, and the name that is told; "&" before its letter is that of the label alone.
    void setLabel(const QString &text);
    /// Where there is no room for a label: hint stands in the empty field.
    void setHint(const QString &hint, const QString &name);
    void setShown(bool isShown); ///< with its label

    bool isBlank() const;
    std::optional<numbering::Reason> reason() const; ///< nothing where it does not do
    /// A finished sentence, empty where nothing is missing. whileBlank: said instead as long as nothing was
    /// written.
    QString whatIsMissing(const QString &whileBlank = {}) const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void showCount();

    int m_minimum;
    QLabel *m_label = nullptr; ///< below setLabel(), beside the field
    QLabel *m_count = nullptr;
};

} // namespace lekthi::ui
