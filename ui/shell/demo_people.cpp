#include "ui/shell/demo_people.h"

#include "core/store/people/rights.h"
#include "models/session/session.h"
#include "ui/shell/account_delegate.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QVBoxLayout>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostRows = 8; // more are scrolled to

// Those who work with Lekthi every day stand first.
int offerRank(store::Role role)
{
    switch (role) {
    case store::Role::ProjectAdmin:
        return 0;
    case store::Role::SuperAdmin:
        return 1;
    case store::Role::Auditor:
    case store::Role::Allocator:
    case store::Role::Administrator:
        break;
    }
    return 2;
}

} // namespace

DemoPeople::DemoPeople(QWidget *parent)
    : QWidget(parent)
    , m_model(new models::PeopleModel(this))
    , m_question(new QLabel(this))
    , m_list(new QListView(this))
    , m_passwordCaption(new QLabel(this))
    , m_password(new QLineEdit(this))
{
    m_list->setObjectName(u"accountList"_s);
    m_password->setObjectName(u"demoPassword"_s);
    build();
    retranslate();
    connect(m_list, &QListView::activated, this, &DemoPeople::submitted);
    connect(m_password, &QLineEdit::returnPressed, this, &DemoPeople::submitted);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &DemoPeople::clearPassword);
}

void DemoPeople::build()
{
    theme::setLook(m_question, Look::Strong);
    theme::setLook(m_passwordCaption, Look::Caption);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new AccountDelegate(m_list));
    m_list->setMouseTracking(true);
    m_list->setUniformItemSizes(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_password->setEchoMode(QLineEdit::Password);
    m_passwordCaption->setBuddy(m_password);
    m_passwordCaption->hide();
    m_password->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::gapSmall);
    column->addWidget(m_question);
    column->addWidget(m_list);
    column->addWidget(m_passwordCaption);
    column->addWidget(m_password);
    column->addStretch(1);
}

void DemoPeople::setPeople(const QList<store::Person> &people)
{
    m_people.clear();
    std::copy_if(people.cbegin(), people.cend(), std::back_inserter(m_people),
                 [](const store::Person &person) { return store::may(person, store::Deed::SignIn); });
    std::stable_sort(m_people.begin(), m_people.end(), [](const store::Person &a, const store::Person &b) {
        return offerRank(a.role) < offerRank(b.role);
    });
    chooseLast();
}

void DemoPeople::chooseLast()
{
    const auto last = std::ranges::find(std::as_const(m_people), Preferences::instance().lastLogin(),
                                        &store::Person::login);
    fillRows();
    m_list->setCurrentIndex(m_model->index(last == m_people.cend() ? 0 : int(last - m_people.cbegin())));
    clearPassword();
}

std::optional<store::Person> DemoPeople::person() const
{
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() ? std::optional(m_model->person(index.row())) : std::nullopt;
}

QString DemoPeople::password() const
{
    return m_password->isHidden() ? store::demoPassword() : m_password->text();
}

void DemoPeople::askForPassword()
{
    m_passwordCaption->show();
    m_password->show();
    m_password->selectAll();
    m_password->setFocus();
}

void DemoPeople::clearPassword()
{
    m_password->clear();
    m_password->hide();
    m_passwordCaption->hide();
}

void DemoPeople::focusFirst()
{
    m_list->setFocus();
}

void DemoPeople::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void DemoPeople::retranslate()
{
    m_question->setText(tr("Choose an account"));
    m_list->setAccessibleName(tr("Accounts"));
    m_passwordCaption->setText(tr("&Password"));
    m_password->setAccessibleName(tr("Password"));
    fillRows();
}

void DemoPeople::fillRows()
{
    QList<models::PersonRow> rows;
    for (const store::Person &person : std::as_const(m_people))
        rows += {person, models::displayName(person), models::roleTitle(person.role)};
    m_model->setPeople(rows);
    const int rowHeight = m_list->sizeHintForRow(0);
    m_list->setFixedHeight(qBound(1, int(rows.size()), mostRows) * rowHeight + theme::gap);
}

} // namespace lekthi::ui
