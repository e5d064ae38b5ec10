#include "ui/people/account_filter_bar.h"

#include "models/people/account_text.h"
#include "models/session/session.h"
#include "ui/shell/theme.h"
#include "ui/widgets/filter_words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QStyledItemDelegate>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::AccountState;
using store::Role;

namespace {

/// Puts the entries in anew, "all" first, and keeps what was chosen.
template <class Value, class Title>
void fillChoice(QComboBox &combo, const QString &all, std::initializer_list<Value> values, Title title)
{
    const QSignalBlocker quiet(&combo);
    const QVariant chosen = combo.currentData();
    combo.clear();
    combo.addItem(all);
    for (const Value value : values)
        combo.addItem(title(value), int(value));
    combo.setCurrentIndex(qMax(0, chosen.isValid() ? combo.findData(chosen) : 0));
}

template <class Value>
std::optional<Value> chosenIn(const QComboBox &combo)
{
    const QVariant data = combo.currentData();
    return data.isValid() ? std::optional(Value(data.toInt())) : std::nullopt;
}

} // namespace

AccountFilterBar::AccountFilterBar(QWidget *parent)
    : QWidget(parent)
    , m_search(new QLineEdit(this))
    , m_role(new QComboBox(this))
    , m_state(new QComboBox(this))
{
    m_search->setObjectName(u"accountSearch"_s);
    m_role->setObjectName(u"accountFilterRole"_s);
    m_state->setObjectName(u"accountFilterState"_s);
    m_search->setClearButtonEnabled(true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addWidget(m_search, 2);
    for (QComboBox *combo : {m_role, m_state}) {
        combo->setItemDelegate(new QStyledItemDelegate(combo)); // the default one ignores the style sheet
        layout->addWidget(combo, 1);
        connect(combo, &QComboBox::activated, this, &AccountFilterBar::choiceChanged);
    }
    connect(m_search, &QLineEdit::textChanged, this, &AccountFilterBar::choiceChanged);
}

models::AccountChoice AccountFilterBar::choice() const
{
    return {m_search->text().trimmed(), chosenIn<Role>(*m_role), chosenIn<AccountState>(*m_state)};
}

QStringList AccountFilterBar::words() const
{
    return filterWords({m_search, m_role, m_state});
}

void AccountFilterBar::reset()
{
    {
        const QSignalBlocker quiet(this);
        m_search->clear();
        m_role->setCurrentIndex(0);
        m_state->setCurrentIndex(0);
    }
    emit choiceChanged();
}

void AccountFilterBar::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void AccountFilterBar::retranslate()
{
    m_search->setPlaceholderText(tr("Search for a name, account or project"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_role->setAccessibleName(tr("Role"));
    m_state->setAccessibleName(tr("State"));
    fillChoice(*m_role, tr("All roles"),
               {Role::SuperAdmin, Role::ProjectAdmin, Role::Auditor, Role::Allocator, Role::Administrator},
               &models::roleTitle);
    fillChoice(*m_state, tr("All states"),
               {AccountState::Active, AccountState::PasswordPending, AccountState::Locked,
                AccountState::NotOnServer, AccountState::Deactivated},
               &models::stateText);
}

} // namespace lekthi::ui
