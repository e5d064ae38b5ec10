#pragma once

#include "core/store/ledger/taken_numbers.h"
#include "core/store/reference/reference_data.h"
#include "core/store/session/store_worker.h"
#include "models/templates/template_edit.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace lekthi::models {
class Session;
} // namespace lekthi::models

namespace lekthi::ui {

/// Lists, while a scope is about to be widened, the numbers that are equal in it already. Hidden otherwise.
class EqualNumbersNote : public QWidget
{
    Q_OBJECT

public:
    explicit EqualNumbersNote(models::Session &session, QWidget *parent = nullptr);

    /// What is edited; the store is asked where that widens the scope. UI thread.
    void look(const models::TemplateEdit &edit);
    void retranslate();

private:
    struct Question
    {
        models::TemplateKey key;
        numbering::UniquenessScope scope = numbering::UniquenessScope::Type;

        bool operator==(const Question &) const = default;
    };

    void ask();

    models::Session &m_session;
    QLabel *m_title;
    QLabel *m_list;
    std::optional<Question> m_asked;
    store::StoreWorker::Ticket m_ticket = 0;
    QList<store::EqualNumber> m_equal;
};

} // namespace lekthi::ui
