#include "ui/register/register_import_entry.h"

#include "core/store/people/rights.h"
#include "ui/register/register_import_dialog.h"

#include <QHBoxLayout>
#include <QPushButton>

#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

RegisterImportEntry::RegisterImportEntry(models::Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_begin(new QPushButton(this))
{
    m_begin->setObjectName(u"registerImportButton"_s);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_begin);
    connect(m_begin, &QPushButton::clicked, this, &RegisterImportEntry::open);
}

void RegisterImportEntry::setGlass(models::Glass glass)
{
    m_glass = glass;
    retranslate();
}

void RegisterImportEntry::setSuggestion(std::function<std::optional<models::TemplateKey>()> suggestion)
{
    m_suggestion = std::move(suggestion);
}

void RegisterImportEntry::open()
{
    auto *dialog = new RegisterImportDialog(m_session, window());
    if (const auto likely = m_suggestion ? m_suggestion() : std::nullopt)
        dialog->suggest(likely->projectId, likely->typeId.value_or(0));
    connect(dialog, &RegisterImportDialog::requested, this, &RegisterImportEntry::requested);
    dialog->open();
}

void RegisterImportEntry::retranslate()
{
    // What a role can never do takes no room.
    setVisible(store::may(m_session.person(), store::Deed::RequestImport));
    const QString why = m_glass == models::Glass::Broken ? models::glassText() : QString();
    m_begin->setText(tr("Import an old register…"));
    m_begin->setEnabled(why.isEmpty());
    m_begin->setToolTip(why); // it stands beside the counter, too
    m_begin->setAccessibleDescription(why);
}

} // namespace lekthi::ui
