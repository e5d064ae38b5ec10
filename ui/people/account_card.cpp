#include "ui/people/account_card.h"

#include "models/people/account_text.h"
#include "models/session/session.h"
#include "ui/shell/theme.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/label.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::AccountDeed;

namespace {

QString entryText(const QString &host)
{
    if (host == "localhost"_L1)
        return AccountCard::tr("Signs in on the computer of the server.");
    return host == "%"_L1 ? AccountCard::tr("Signs in from any computer, encrypted.")
                          : AccountCard::tr("Signs in from %1, encrypted.", "host").arg(host);
}

} // namespace

AccountCard::AccountCard(QWidget *parent)
    : Card(parent)
    , m_name(makeLabel(this, Look::Strong))
    , m_facts(makeLabel(this, Look::Secondary))
    , m_state(makeLabel(this, Look::Warning))
{
    setObjectName(u"accountCard"_s);
    m_name->setObjectName(u"accountName"_s);
    m_facts->setObjectName(u"accountFacts"_s);
    m_state->setObjectName(u"accountState"_s);
    for (QLabel *label : {m_name, m_facts, m_state}) {
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        content()->addWidget(label);
    }
    auto *buttons = new FlowLayout(theme::gapSmall);
    const std::pair<AccountDeed, QString> deeds[] = {{AccountDeed::ChangeRole, u"accountChangeRole"_s},
                                                     {AccountDeed::LimitRate, u"accountLimitRate"_s},
                                                     {AccountDeed::ResetPassword, u"accountResetPassword"_s},
                                                     {AccountDeed::Activate, u"accountActivate"_s},
                                                     {AccountDeed::Deactivate, u"accountDeactivate"_s}};
    for (const auto &[deed, name] : deeds) {
        auto *button = new QPushButton(this);
        button->setObjectName(name);
        buttons->addWidget(button);
        m_deeds.append({deed, button});
        connect(button, &QPushButton::clicked, this, [this, deed = deed] { emit deedWanted(deed); });
    }
    content()->addLayout(buttons);
}

QString AccountCard::titleOf(AccountDeed deed, const models::AccountRow &row)
{
    switch (deed) {
    case AccountDeed::Add:
        return tr("Add an account…");
    case AccountDeed::ChangeRole:
        return store::hasProjects(row.person.role) ? tr("Change role or projects…") : tr("Change role…");
    case AccountDeed::LimitRate:
        return tr("Change rate limit…");
    case AccountDeed::ResetPassword:
        return tr("Reset password…");
    case AccountDeed::Deactivate:
        return tr("Deactivate…");
    case AccountDeed::Activate:
        return row.person.active ? tr("Unlock…") : tr("Activate…");
    }
    Q_UNREACHABLE();
}

void AccountCard::showAccount(const models::AccountRow &row)
{
    m_row = row;
    retranslate();
}

void AccountCard::retranslate()
{
    const store::Person &person = m_row.person;
    m_name->setText(tr("%1 · %2", "name and account").arg(models::displayName(person), person.login));
    QString facts = models::roleMeaning(person.role);
    if (m_row.login)
        facts += u' ' + entryText(m_row.login->host);
    if (person.mayNamePersons)
        facts += u' ' + tr("May allocate for other people.");
    m_facts->setText(facts);
    showOrHide(m_state, models::stateMeaning(m_row));
    for (const auto &[deed, button] : std::as_const(m_deeds)) {
        button->setText(titleOf(deed, m_row));
        button->setVisible(models::fits(deed, m_row));
    }
}

} // namespace lekthi::ui
