#pragma once

#include "core/numbering/reason.h"
#include "models/errors/error_text.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace lekthi::ui {

class FactsGrid;
class ReasonField;
class ScrolledDetails;

/// All that is kept of one error (3.11.8.2), and the note that it was dealt with. UI thread only.
class ErrorDetail : public QWidget
{
    Q_OBJECT

public:
    /// mayResolve: whether this person may note that.
    explicit ErrorDetail(bool mayResolve, QWidget *parent = nullptr);

    void showEntry(const store::ErrorEntry &entry, const models::LedgerNames &names);
    const std::optional<store::ErrorEntry> &entry() const { return m_entry; }
    void setWorking(bool isWorking); ///< while the note is written
    void retranslate(const models::LedgerNames &names);

signals:
    void resolveWanted(const lekthi::numbering::Reason &reason);

private:
    void resolve();
    void showNote();

    bool m_mayResolve;
    bool m_isWorking = false;
    std::optional<store::ErrorEntry> m_entry;
    QWidget *m_content;
    QLabel *m_message;
    FactsGrid *m_facts;
    ReasonField *m_note;
    QPushButton *m_resolve;
    ScrolledDetails *m_scroll;
};

} // namespace lekthi::ui
