#pragma once

#include "core/register/register_reader.h"

#include <QWidget>

#include <optional>
#include <utility>
#include <vector>

class QComboBox;
class QLabel;
class QStandardItemModel;

namespace lekthi::ui {

class Card;
class ListTable;

/// The second step of an import: how the file is read, with its first lines. What was detected can be
/// chosen otherwise. UI thread only.
class RegisterFormStep : public QWidget
{
    Q_OBJECT

public:
    explicit RegisterFormStep(QWidget *parent = nullptr);

    /// Another file: nothing is chosen yet.
    void clear();
    /// As the file was read by choices(), or nothing if it could not be. Columns that were chosen stay.
    void showForm(const std::optional<registers::RegisterForm> &form);
    registers::RegisterChoices choices() const;
    /// With the columns that were chosen; nothing while the file cannot be read.
    const std::optional<registers::RegisterForm> &form() const { return m_form; }
    QString whyNot() const;
    void retranslate();

signals:
    void choicesChanged(); ///< the file has to be looked at anew
    void columnsChanged();

private:
    struct Choice
    {
        QLabel *caption = nullptr;
        QComboBox *box = nullptr;
    };

    Choice makeChoice(const QString &name, QWidget *parent, QLayout *into);
    void fillChoices();
    void fillColumns();
    void takeColumns();
    void showPreview();
    void fitPreview();

    registers::RegisterChoices m_choices;
    QHash<registers::RegisterColumn, qsizetype> m_chosen; ///< columns, from 0; -1: none
    std::optional<registers::RegisterForm> m_form;
    Card *m_formCard;
    Choice m_encoding;
    Choice m_separator;
    Choice m_headings;
    Card *m_columnCard;
    std::vector<std::pair<registers::RegisterColumn, Choice>> m_columns;
    QLabel *m_previewCaption;
    QStandardItemModel *m_lines; ///< the first of the file
    ListTable *m_preview;
};

} // namespace lekthi::ui
