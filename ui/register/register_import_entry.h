#pragma once

#include "models/requests/request_rights.h"
#include "models/session/session.h"
#include "models/templates/template_key.h"

#include <QWidget>

class QPushButton;

namespace lekthi::ui {

/// The way to taking over an old register, for those whose role may. UI thread only.
class RegisterImportEntry : public QWidget
{
    Q_OBJECT

public:
    explicit RegisterImportEntry(models::Session &session, QWidget *parent = nullptr);

    void setGlass(models::Glass glass); ///< of the person's account
    /// What the register holds most likely; asked for when the assistant opens.
    void setSuggestion(std::function<std::optional<models::TemplateKey>()> suggestion);
    void retranslate();

signals:
    /// The assistant sent the request of this id.
    void requested(qint64 id);

private:
    void open();

    models::Session &m_session;
    models::Glass m_glass = models::Glass::Whole;
    std::function<std::optional<models::TemplateKey>()> m_suggestion;
    QPushButton *m_begin;
};

} // namespace lekthi::ui
