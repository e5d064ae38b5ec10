#include "ui/register/register_import_entry.h"

#include "core/store/people/rights.h"
#include "ui/register/register_import_dialog.h"
#include "ui/shell/theme.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int widestWhy = 320; // longer ones take two lines

} // namespace

RegisterImportEntry::RegisterImportEntry(models::Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_why(makeLabel(this, Look::Small))
    , m_begin(new QPushButton(this))
{
    m_why->setObjectName(u"registerImportWhy"_s);
    m_begin->setObjectName(u"registerImportButton"_s);
    m_why->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addWidget(m_why);
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
    const store::Person &person = m_session.person();
    QString why;
    if (!store::may(person, store::Deed::RequestImport))
        why = tr("Only Super Admins can import a register.");
    else if (m_glass == models::Glass::Broken)
        why = models::glassText();
    m_begin->setText(tr("Import an old register…"));
    m_begin->setEnabled(why.isEmpty());
    m_begin->setToolTip(why);
    m_begin->setAccessibleDescription(why);
    // The sentence about broken glass is long and stands beside the counter, too.
    m_why->setText(m_glass == models::Glass::Broken ? QString() : why);
    const int oneLine = QFontMetrics(theme::smallFont()).horizontalAdvance(m_why->text());
    m_why->setMinimumWidth(std::min(oneLine, widestWhy));
    m_why->setVisible(!m_why->text().isEmpty());
}

} // namespace lekthi::ui
