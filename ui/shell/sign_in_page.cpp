#include "ui/shell/sign_in_page.h"

#include "ui/shell/account_delegate.h"
#include "ui/shell/preferences.h"
#include "ui/shell/session.h"
#include "ui/shell/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int columnWidth = 440;
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
        break;
    }
    return 2;
}

} // namespace

SignInPage::SignInPage(QWidget *parent)
    : QWidget(parent)
    , m_model(new models::PeopleModel(this))
    , m_brand(new QLabel(u"Lekthi เลขที่"_s, this))
    , m_question(new QLabel(this))
    , m_explanation(new QLabel(this))
    , m_list(new QListView(this))
    , m_button(new QPushButton(this))
{
    setObjectName(u"signInPage"_s);
    m_list->setObjectName(u"accountList"_s);
    m_button->setObjectName(u"signInButton"_s);
    build();
    retranslate();
    connect(m_button, &QPushButton::clicked, this, &SignInPage::signIn);
    connect(m_list, &QListView::activated, this, &SignInPage::signIn);
}

void SignInPage::build()
{
    theme::setLook(m_brand, Look::Hero);
    theme::setLook(m_question, Look::Strong);
    theme::setLook(m_explanation, Look::Secondary);
    theme::setLook(m_button, Look::PrimaryButton);
    m_explanation->setWordWrap(true);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new AccountDelegate(m_list));
    m_list->setMouseTracking(true);
    m_list->setUniformItemSizes(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_button->setDefault(true);
    auto *column = new QVBoxLayout;
    column->setSpacing(theme::gap);
    column->addStretch(2);
    column->addWidget(m_brand, 0, Qt::AlignHCenter);
    column->addSpacing(theme::gap);
    column->addWidget(m_question);
    column->addWidget(m_list);
    column->addWidget(m_explanation);
    column->addWidget(m_button, 0, Qt::AlignRight);
    column->addStretch(3);
    auto *box = new QWidget(this);
    box->setLayout(column);
    box->setMaximumWidth(columnWidth);
    auto *layout = new QHBoxLayout(this);
    layout->addStretch(1);
    layout->addWidget(box, 100);
    layout->addStretch(1);
}

void SignInPage::setPeople(const QList<store::Person> &people)
{
    m_people.clear();
    std::copy_if(
        people.cbegin(), people.cend(), std::back_inserter(m_people),
        [](const store::Person &person) { return person.active && person.role != store::Role::Allocator; });
    std::stable_sort(m_people.begin(), m_people.end(), [](const store::Person &a, const store::Person &b) {
        return offerRank(a.role) < offerRank(b.role);
    });
    const QString last = Preferences::instance().lastLogin();
    std::stable_partition(m_people.begin(), m_people.end(),
                          [&](const store::Person &person) { return person.login == last; });
    fillRows();
    m_list->setCurrentIndex(m_model->index(0));
    m_button->setEnabled(!m_people.isEmpty());
}

void SignInPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SignInPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_list->setFocus();
}

void SignInPage::retranslate()
{
    m_question->setText(tr("Who is working with Lekthi?"));
    m_explanation->setText(
        tr("What you may change follows from your role. Every change is kept with your name."));
    m_list->setAccessibleName(tr("Accounts"));
    m_button->setText(tr("&Sign in"));
    fillRows();
}

void SignInPage::fillRows()
{
    QList<models::PersonRow> rows;
    for (const store::Person &person : std::as_const(m_people))
        rows += {person, displayName(person), roleTitle(person.role)};
    m_model->setPeople(rows);
    const int rowHeight = m_list->sizeHintForRow(0);
    m_list->setFixedHeight(qBound(1, int(rows.size()), mostRows) * rowHeight + theme::gap);
}

void SignInPage::signIn()
{
    const QModelIndex index = m_list->currentIndex();
    if (!index.isValid())
        return;
    const store::Person person = m_model->person(index.row());
    Preferences::instance().setLastLogin(person.login);
    emit signedIn(person);
}

} // namespace lekthi::ui
