#include "ui/people/people_page.h"

#include "models/people/account_command.h"
#include "models/people/account_export.h"
#include "models/people/account_text.h"
#include "models/people/hand_over_sheet.h"
#include "ui/people/account_card.h"
#include "ui/people/account_filter_bar.h"
#include "ui/people/account_state_dialog.h"
#include "ui/people/administrator_dialog.h"
#include "ui/people/hand_over_dialog.h"
#include "ui/people/new_account_dialog.h"
#include "ui/people/rate_limit_dialog.h"
#include "ui/people/role_dialog.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/export_button.h"
#include "ui/widgets/list_table.h"
#include "ui/widgets/page_heading.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QTimeZone>
#include <QVBoxLayout>

#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::AccountDeed;
using models::AccountModel;
using models::AccountRow;

namespace {

constexpr int lowestAccountTable = 80; // the headings and a row
constexpr int narrowestAccountColumn = 90;

} // namespace

PeoplePage::PeoplePage(models::Session &session, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_entry(new models::AdministratorEntry(session.address(), this))
    , m_model(new AccountModel(this))
    , m_shown(new models::AccountFilter(this))
    , m_title(new QLabel(this))
    , m_count(new QLabel(this))
    , m_export(new ExportButton(
          session, u"accounts"_s,
          [this] { return models::accountExport(shownRows(), m_session.reference()); }, this))
    , m_leave(new QPushButton(this))
    , m_add(new QPushButton(this))
    , m_filters(new AccountFilterBar(this))
    , m_banner(new Banner(this))
    , m_warning(new Banner(this))
    , m_stack(new QStackedWidget(this))
    , m_table(new ListTable(*m_shown, this))
    , m_empty(new EmptyState(this))
    , m_card(new AccountCard(this))
{
    setObjectName(u"peoplePage"_s);
    m_count->setObjectName(u"accountCount"_s);
    m_leave->setObjectName(u"administratorLeave"_s);
    m_add->setObjectName(u"accountAdd"_s);
    m_banner->setObjectName(u"peopleBanner"_s);
    m_warning->setObjectName(u"peopleWarning"_s);
    m_table->setObjectName(u"accountTable"_s);
    m_model->setReference(session.reference());
    buildTable();
    build();
    connectParts();
    showEntry();
}

void PeoplePage::buildTable()
{
    m_shown->setSourceModel(m_model);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(AccountModel::Name, Qt::AscendingOrder);
    m_table->setFit([this] { fitColumns(); });
    m_table->keepFor(m_session.person().login);
    m_table->horizontalHeader()->setMinimumSectionSize(narrowestAccountColumn);
    m_table->horizontalHeader()->setSectionResizeMode(AccountModel::Projects, QHeaderView::Stretch);
}

void PeoplePage::build()
{
    theme::setLook(m_count, Look::Secondary);
    theme::setLook(m_add, Look::PrimaryButton);
    m_warning->setClosable(false);
    auto *heading = new PageHeading(m_title, m_count, this);
    heading->add(m_export);
    heading->add(m_leave);
    heading->add(m_add);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    m_stack->setMinimumHeight(lowestAccountTable);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addWidget(heading);
    layout->addWidget(m_filters);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_card);
    m_card->hide();
    m_banner->floatOver(*m_stack);
    m_warning->floatOver(*m_stack, m_banner);
}

void PeoplePage::connectParts()
{
    connect(m_filters, &AccountFilterBar::choiceChanged, this, &PeoplePage::applyChoice);
    connect(m_banner, &Banner::actionTriggered, this, &PeoplePage::read);
    connect(m_empty, &EmptyState::actionTriggered, m_filters, &AccountFilterBar::reset);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &PeoplePage::showCurrent);
    connect(m_shown, &QAbstractItemModel::dataChanged, this, &PeoplePage::showCurrent);
    connect(m_shown, &QAbstractItemModel::modelReset, this, &PeoplePage::showCurrent);
    m_export->setReport([this] {
        return models::ListReport{tr("Accounts"), m_filters->words(),
                                  models::reportRows(*m_shown, m_table->wantedColumns())};
    });
    m_export->reportOn(*m_banner, [](int accounts, const QString &path) {
        return tr("%n account(s) were written to %1.", nullptr, accounts).arg(path);
    });
    connect(m_table, &ListTable::menuOpening, this, [this](QMenu *menu) { fillMenu(*menu); });
    connect(m_card, &AccountCard::deedWanted, this, &PeoplePage::want);
    connect(m_add, &QPushButton::clicked, this, [this] { want(AccountDeed::Add); });
    connect(m_leave, &QPushButton::clicked, m_entry, &models::AdministratorEntry::leave);
    connect(m_entry, &models::AdministratorEntry::opened, this, &PeoplePage::showEntry);
    connect(m_entry, &models::AdministratorEntry::left, this, &PeoplePage::showEntry);
    connect(&m_session, &models::Session::referenceChanged, this,
            [this] { m_model->setReference(m_session.reference()); });
    connect(&Preferences::instance(), &Preferences::calendarChanged, this, [this] { retranslate(); });
    auto *find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, m_filters, &AccountFilterBar::focusSearch);
}

void PeoplePage::activate()
{
    read();
}

// Nobody who comes to the window later finds it open.
void PeoplePage::leave()
{
    m_entry->leave();
    m_banner->hideMessage();
}

void PeoplePage::read()
{
    m_session.worker().cancel(m_ticket);
    m_loading = true;
    showState();
    m_ticket = m_session.worker().run(this, &models::readAccounts,
                                      [this](const store::Result<QList<AccountRow>> &rows) { take(rows); });
}

void PeoplePage::take(const store::Result<QList<AccountRow>> &rows)
{
    m_loading = false;
    const bool hadFailed = std::exchange(m_hasFailed, !rows);
    if (!rows) {
        m_banner->showMessage(Banner::Kind::Error, store::describe(rows.error()), tr("Try again"));
        showState();
        return;
    }
    if (hadFailed)
        m_banner->hideMessage();
    const AccountRow *current = currentRow();
    const QString chosen = !m_wanted.isEmpty() ? std::exchange(m_wanted, {})
                           : current           ? current->person.login
                                               : QString();
    m_model->setRows(*rows);
    m_table->fitColumns();
    select(chosen);
    showState();
}

void PeoplePage::select(const QString &login)
{
    const QModelIndex wanted = m_shown->mapFromSource(m_model->index(m_model->rowOf(login), 0));
    if (wanted.isValid())
        m_table->setCurrentIndex(wanted);
    else if (!m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_shown->index(0, 0));
}

// Two people whose names begin alike must not look like one.
void PeoplePage::fitColumns()
{
    constexpr std::pair<int, std::pair<int, int>> limits[] = {{AccountModel::Name, {150, 260}},
                                                              {AccountModel::Account, {110, 200}},
                                                              {AccountModel::RoleTitle, {110, 170}},
                                                              {AccountModel::State, {90, 200}},
                                                              {AccountModel::RateLimit, {90, 140}}};
    for (const auto &[column, width] : limits) {
        m_table->setColumnWidth(column, qBound(width.first, m_table->contentWidth(column), width.second));
    }
    AccountRow longest;
    longest.signedInAt = QDateTime(QDate(2026, 12, 28), QTime(12, 28), QTimeZone::utc());
    const QString time = models::lastSignInText(longest, Preferences::instance().calendar());
    m_table->setColumnWidth(AccountModel::LastSignIn,
                            qMax(m_table->fontMetrics().horizontalAdvance(time) + 2 * theme::gap,
                                 m_table->horizontalHeader()->sectionSizeHint(AccountModel::LastSignIn)));
}

void PeoplePage::applyChoice()
{
    m_shown->setChoice(m_filters->choice());
    if (!m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_shown->index(0, 0));
    showState();
}

void PeoplePage::showState()
{
    const int shown = m_shown->rowCount();
    const bool isKnown = m_model->rowCount() > 0;
    m_count->setText(!isKnown ? (m_loading ? tr("Loading") : QString())
                              : tr("%n account(s)", nullptr, shown));
    m_stack->setCurrentWidget(shown > 0 || m_loading ? static_cast<QWidget *>(m_table) : m_empty);
    if (isKnown)
        m_empty->setTexts(tr("No matching accounts"),
                          tr("No account matches the search and the filters above."),
                          tr("Show all accounts"));
    else
        m_empty->setTexts(tr("No accounts"),
                          tr("The accounts of people and numbering services appear here."));
    m_export->setReady(shown > 0);
    m_export->setTotal(shown);
    const QString warning =
        isKnown ? models::fewSuperAdminsText(models::activeSuperAdmins(m_model->rows())) : QString();
    if (warning.isEmpty())
        m_warning->hideMessage();
    else
        m_warning->showMessage(Banner::Kind::Warning, warning);
    showCurrent();
}

const AccountRow *PeoplePage::currentRow() const
{
    return m_shown->row(m_table->currentIndex());
}

QList<AccountRow> PeoplePage::shownRows() const
{
    QList<AccountRow> rows;
    for (int row = 0; row < m_shown->rowCount(); ++row)
        rows += *m_shown->row(m_shown->index(row, 0));
    return rows;
}

void PeoplePage::showCurrent()
{
    const AccountRow *row = currentRow();
    m_card->setVisible(row);
    if (row)
        m_card->showAccount(*row);
}

void PeoplePage::showEntry()
{
    m_leave->setVisible(m_entry->isOpen());
    m_leave->setText(tr("&End administrator access (%1)").arg(m_entry->login()));
}

void PeoplePage::want(AccountDeed deed)
{
    const AccountRow *row = currentRow();
    const QString login = deed == AccountDeed::Add || !row ? QString() : row->person.login;
    if (m_entry->isOpen()) {
        begin(deed, login);
        return;
    }
    const QString command = models::commandFor(deed, login, m_session.address());
    auto *dialog = new AdministratorDialog(*m_entry, command, this);
    connect(dialog, &QDialog::accepted, this, [this, deed, login] { begin(deed, login); });
    dialog->open();
}

void PeoplePage::begin(AccountDeed deed, const QString &login)
{
    if (deed == AccountDeed::Add) {
        beginAdding();
        return;
    }
    const int row = m_model->rowOf(login);
    if (row < 0)
        return;
    const store::Person person = m_model->row(row).person;
    AccountDialog *dialog = dialogFor(deed, m_model->row(row));
    connect(dialog, &AccountDialog::done, this, [this, dialog, deed, person] {
        afterDeed(person.login);
        if (deed == AccountDeed::ResetPassword)
            handOver(person, static_cast<AccountStateDialog *>(dialog)->password());
    });
    dialog->begin();
}

AccountDialog *PeoplePage::dialogFor(AccountDeed deed, const AccountRow &row)
{
    const std::optional<int> left = models::superAdminsWithout(m_model->rows(), row.person.login);
    if (deed == AccountDeed::ChangeRole)
        return new RoleDialog(*m_entry, row, left, m_session.reference(), this);
    if (deed == AccountDeed::LimitRate)
        return new RateLimitDialog(*m_entry, row, this);
    return new AccountStateDialog(*m_entry, deed, row, left, this);
}

void PeoplePage::beginAdding()
{
    auto *dialog = new NewAccountDialog(*m_entry, m_session.reference(), this);
    connect(dialog, &AccountDialog::done, this, [this, dialog] {
        const store::NewAccount account = dialog->account();
        const store::Person person{.login = account.account.login,
                                   .displayNameThai = account.displayName,
                                   .displayNameEnglish = account.displayNameEnglish,
                                   .role = account.role,
                                   .projectIds = account.projectIds};
        m_filters->reset();
        afterDeed(person.login);
        handOver(person, dialog->password());
    });
    dialog->begin();
}

void PeoplePage::afterDeed(const QString &login)
{
    m_wanted = login;
    m_banner->showMessage(Banner::Kind::Good, tr("The account %1 was saved.").arg(login));
    read();
}

void PeoplePage::handOver(const store::Person &person, const QString &password)
{
    (new HandOverDialog({.person = person,
                         .password = password,
                         .projects = models::projectsText(person, m_session.reference()),
                         .place = m_session.address(),
                         .madeBy = m_entry->login(),
                         .madeAt = QDateTime::currentDateTimeUtc()},
                        this))
        ->open();
}

void PeoplePage::fillMenu(QMenu &menu)
{
    const AccountRow *row = currentRow();
    if (!row)
        return;
    menu.addAction(tr("Copy account name"), this,
                   [login = row->person.login] { QGuiApplication::clipboard()->setText(login); });
    menu.addSeparator();
    for (const AccountDeed deed :
         {AccountDeed::ChangeRole, AccountDeed::LimitRate, AccountDeed::ResetPassword, AccountDeed::Activate,
          AccountDeed::Deactivate}) {
        if (models::fits(deed, *row))
            menu.addAction(AccountCard::titleOf(deed, *row), this, [this, deed] { want(deed); });
    }
}

void PeoplePage::retranslate()
{
    m_title->setText(tr("People"));
    m_table->setAccessibleName(tr("Accounts"));
    m_export->retranslate(tr("Export the accounts"), u"accounts"_s);
    m_add->setText(tr("&Add account…"));
    m_filters->retranslate();
    m_model->setCalendar(Preferences::instance().calendar());
    m_table->retranslate();
    m_card->retranslate();
    m_banner->hideMessage();
    showState();
    showEntry();
}

} // namespace lekthi::ui
