#include "ui/pools/pools_page.h"

#include "models/pools/fill_text.h"
#include "models/pools/id_check.h"
#include "models/pools/pool_export.h"
#include "models/pools/pool_rights.h"
#include "ui/pools/id_check_card.h"
#include "ui/pools/new_pool_dialog.h"
#include "ui/pools/pool_detail.h"
#include "ui/pools/pool_filter_bar.h"
#include "ui/pools/retire_pool_dialog.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/export_button.h"
#include "ui/widgets/list_layout.h"
#include "ui/widgets/list_table.h"
#include "ui/widgets/page_heading.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>

#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::PoolModel;
using models::PoolRow;

namespace {

constexpr int lowestPoolTable = 130; // the headings and two rows

} // namespace

PoolsPage::PoolsPage(models::Session &session, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_model(new PoolModel(this))
    , m_shown(new models::PoolFilter(this))
    , m_filling(session)
    , m_title(new QLabel(this))
    , m_count(new QLabel(this))
    , m_export(new ExportButton(
          session, u"pools"_s, [this] { return models::poolExport(shownRows()); }, this))
    , m_create(new QPushButton(this))
    , m_filters(new PoolFilterBar(this))
    , m_banner(new Banner(this))
    , m_stack(new QStackedWidget(this))
    , m_parts(new QSplitter(Qt::Vertical, this))
    , m_table(new ListTable(*m_shown, m_parts))
    , m_empty(new EmptyState(this))
    , m_detail(new PoolDetail(session.person(), m_filling, m_parts))
{
    setObjectName(u"poolsPage"_s);
    m_count->setObjectName(u"poolsCount"_s);
    m_create->setObjectName(u"poolCreate"_s);
    m_banner->setObjectName(u"poolsBanner"_s);
    m_table->setObjectName(u"poolsTable"_s);
    m_empty->setObjectName(u"poolsEmpty"_s);
    build();
    connectParts();
    connectFilling();
}

void PoolsPage::build()
{
    theme::setLook(m_count, Look::Secondary);
    auto *heading = new PageHeading(m_title, m_count, this);
    heading->add(m_export);
    heading->add(m_create);
    m_shown->setSourceModel(m_model);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(PoolModel::Name, Qt::AscendingOrder);
    m_table->setFit([this] { fitColumns(); });
    m_table->keepFor(m_session.person().login);
    m_table->horizontalHeader()->setSectionResizeMode(PoolModel::Name, QHeaderView::Stretch);
    putAbove(*m_table, *m_detail, *m_parts);
    m_table->setMinimumHeight(lowestPoolTable);
    m_parts->setStretchFactor(0, 1); // there are few pools, and much to say of each
    m_parts->setStretchFactor(1, 3);
    m_stack->addWidget(m_parts);
    m_stack->addWidget(m_empty);
    layOutList(*this, *heading, *m_filters, *m_stack, *m_banner);
}

void PoolsPage::connectParts()
{
    connect(m_filters, &PoolFilterBar::choiceChanged, this, &PoolsPage::applyChoice);
    connect(&m_session, &models::Session::poolWanted, this, [this](const QString &name) {
        m_wanted = name;
        m_filters->reset();
        select(name);
    });
    connect(m_banner, &Banner::actionTriggered, this, [this] {
        if (m_requested > 0)
            emit m_session.requestWanted(m_requested);
        else
            read();
    });
    connect(m_empty, &EmptyState::actionTriggered, this, [this] {
        if (m_model->rowCount() > 0)
            m_filters->reset();
        else
            beginCreating();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &PoolsPage::showCurrent);
    connect(m_shown, &QAbstractItemModel::dataChanged, this, &PoolsPage::showCurrent);
    connect(m_shown, &QAbstractItemModel::modelReset, this, &PoolsPage::showCurrent);
    connect(m_table, &ListTable::menuOpening, this, [this](QMenu *menu) { fillMenu(*menu); });
    m_export->setReport([this] {
        return models::ListReport{tr("ID pools"), m_filters->words(),
                                  models::reportRows(*m_shown, m_table->wantedColumns())};
    });
    m_export->reportOn(*m_banner, [](int pools, const QString &path) {
        return tr("%n ID pool(s) were written to %1.", nullptr, pools).arg(path);
    });
    connect(m_create, &QPushButton::clicked, this, &PoolsPage::beginCreating);
    connect(m_detail, &PoolDetail::retireWanted, this, &PoolsPage::beginRetiring);
    connect(&m_detail->idCheck(), &IdCheckCard::checkWanted, this, &PoolsPage::check);
    connect(&Preferences::instance(), &Preferences::calendarChanged, this, [this] { retranslate(); });
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, m_filters,
            &PoolFilterBar::focusSearch);
}

void PoolsPage::connectFilling()
{
    connect(m_detail, &PoolDetail::fillWanted, this, [this] {
        if (const PoolRow *row = currentRow()) {
            m_banner->hideMessage();
            m_filling.start(row->pool);
        }
    });
    connect(m_detail, &PoolDetail::cancelWanted, &m_filling, &models::PoolFilling::cancel);
    connect(&m_filling, &models::PoolFilling::changed, m_detail, &PoolDetail::showFilling);
    connect(&m_filling, &models::PoolFilling::finished, this,
            [this](const QString &pool, const dispensing::FillOutcome &outcome) {
                m_requested = 0;
                m_banner->showMessage(models::isFilled(outcome) ? Banner::Kind::Good : Banner::Kind::Warning,
                                      models::describe(pool, outcome));
                read();
            });
    connect(
        &m_filling, &models::PoolFilling::failed, this, [this](const QString &pool, const QString &sentence) {
            m_requested = 0;
            m_banner->showMessage(Banner::Kind::Error,
                                  tr("%1 was not filled completely: %2", "pool, why").arg(pool, sentence));
            read();
        });
}

void PoolsPage::activate()
{
    read();
}

void PoolsPage::leave()
{
    m_banner->hideMessage();
}

void PoolsPage::read()
{
    m_session.worker().cancel(m_ticket);
    m_loading = true;
    showState();
    m_ticket = m_session.worker().run(this, &models::readPools,
                                      [this](const store::Result<QList<PoolRow>> &rows) { take(rows); });
}

void PoolsPage::take(const store::Result<QList<PoolRow>> &rows)
{
    m_loading = false;
    const bool hadFailed = std::exchange(m_hasFailed, !rows);
    if (!rows) {
        m_requested = 0;
        m_banner->showMessage(Banner::Kind::Error, store::describe(rows.error()), tr("Try again"));
        showState();
        return;
    }
    if (hadFailed)
        m_banner->hideMessage();
    const PoolRow *current = currentRow();
    const QString wanted = std::exchange(m_wanted, {});
    const QString chosen = !wanted.isEmpty() ? wanted : current ? current->pool.name : QString();
    m_model->setRows(*rows);
    m_table->fitColumns();
    select(chosen);
    showState();
}

void PoolsPage::select(const QString &name)
{
    const QModelIndex wanted = m_shown->mapFromSource(m_model->index(m_model->rowOf(name), 0));
    if (wanted.isValid())
        m_table->setCurrentIndex(wanted);
    else if (!m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_shown->index(0, 0));
}

void PoolsPage::applyChoice()
{
    m_shown->setChoice(m_filters->choice());
    if (!m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_shown->index(0, 0));
    showState();
}

void PoolsPage::showState()
{
    const int shown = m_shown->rowCount();
    const bool isKnown = m_model->rowCount() > 0;
    const QString whyNot = models::whyNotRequestPool(m_session.person());
    m_count->setText(!isKnown && m_loading ? tr("Loading") : tr("%n ID pool(s)", nullptr, shown));
    m_stack->setCurrentWidget(shown > 0 || m_loading ? static_cast<QWidget *>(m_parts) : m_empty);
    if (isKnown)
        m_empty->setTexts(tr("No matching ID pools"),
                          tr("No ID pool matches the search and the filter above."), tr("Show all ID pools"));
    else if (m_hasFailed)
        m_empty->setTexts(tr("ID pools not read"), tr("The ID pools of the store appear here."));
    else
        m_empty->setTexts(tr("No ID pools yet"),
                          tr("An ID pool holds random IDs with a check digit that services issue one by one. "
                             "Two Super Admins create a pool together; then it appears here.") +
                              (whyNot.isEmpty() ? QString() : u' ' + whyNot),
                          whyNot.isEmpty() ? tr("Request a new pool…") : QString());
    m_create->setEnabled(whyNot.isEmpty());
    m_create->setToolTip(whyNot);
    m_create->setAccessibleDescription(whyNot);
    m_export->setReady(shown > 0);
    m_export->setTotal(shown);
    showCurrent();
}

const PoolRow *PoolsPage::currentRow() const
{
    return m_shown->row(m_table->currentIndex());
}

QList<PoolRow> PoolsPage::shownRows() const
{
    QList<PoolRow> rows;
    for (int row = 0; row < m_shown->rowCount(); ++row)
        rows += *m_shown->row(m_shown->index(row, 0));
    return rows;
}

void PoolsPage::showCurrent()
{
    const PoolRow *row = currentRow();
    m_detail->setVisible(row);
    if (!row)
        return;
    m_detail->showPool(*row);
    lookForExamples(*row);
}

void PoolsPage::lookForExamples(const PoolRow &row)
{
    if (std::exchange(m_examplesOf, row.pool.name) == row.pool.name)
        return;
    m_examples.drop();
    m_detail->showExamples(std::nullopt);
    if (!row.settings)
        return;
    m_examples.start(
        [rules = row.settings->rules()](const std::stop_token &stop) {
            return models::examplesOf(rules, [&stop](qint64, qint64) { return !stop.stop_requested(); });
        },
        [this](const models::PoolExamples &examples) { m_detail->showExamples(examples); });
}

void PoolsPage::check(const QString &typed)
{
    const PoolRow *row = currentRow();
    if (!row || !row->settings)
        return;
    m_session.worker().cancel(m_checking);
    m_checking = m_session.worker().run(
        this,
        [row = *row, typed](store::Connection &connection) {
            return models::checkId(connection, row, typed);
        },
        [this, row = *row](const store::Result<models::IdCheck> &checked) {
            const PoolRow *current = currentRow();
            if (!current || current->pool.name != row.pool.name)
                return;
            if (!checked)
                m_detail->idCheck().showFailure(store::describe(checked.error()));
            else
                m_detail->idCheck().showCheck(
                    models::verdictOf(*checked),
                    models::describe(*checked, row.settings->rules(), Preferences::instance().calendar()));
        });
}

void PoolsPage::beginCreating()
{
    if (!models::whyNotRequestPool(m_session.person()).isEmpty())
        return;
    auto *dialog = new NewPoolDialog(m_session, this);
    connect(dialog, &NewPoolDialog::requested, this, [this](qint64 id, const QString &name) {
        tellRequested(id,
                      tr("The ID pool %1 is requested as request #%2. Another Super Admin decides on it on "
                         "the Approvals page.")
                          .arg(name, QString::number(id)));
    });
    dialog->open();
}

void PoolsPage::beginRetiring()
{
    const PoolRow *row = currentRow();
    if (!row || !models::whyNotRetire(*row, m_session.person()).isEmpty())
        return;
    const auto name = pools::PoolName::parse(row->pool.name);
    if (!name)
        return;
    auto *dialog = new RetirePoolDialog(m_session, *name, this);
    connect(dialog, &RetirePoolDialog::requested, this, [this, name = name->text()](qint64 id) {
        tellRequested(id, tr("Retiring %1 is requested as request #%2. Another Super Admin decides on it on "
                             "the Approvals page.")
                              .arg(name, QString::number(id)));
    });
    dialog->open();
}

void PoolsPage::tellRequested(qint64 id, const QString &text)
{
    m_requested = id;
    m_banner->showMessage(Banner::Kind::Good, text, tr("Show the request"));
    emit m_session.requestsChanged();
}

void PoolsPage::fillMenu(QMenu &menu)
{
    if (const PoolRow *row = currentRow())
        menu.addAction(tr("Copy pool name"), this,
                       [name = row->pool.name] { QGuiApplication::clipboard()->setText(name); });
}

void PoolsPage::fitColumns()
{
    constexpr int widestPoolColumn = 220;
    int rest = m_table->viewport()->width() - m_table->contentWidth(PoolModel::Name);
    for (int column = PoolModel::State; column < PoolModel::ColumnCount; ++column) {
        const int width = qMin(m_table->contentWidth(column), widestPoolColumn);
        m_table->setColumnWidth(column, width);
        rest -= m_table->isColumnHidden(column) ? 0 : width;
    }
    if (rest < 0)
        m_table->setColumnHidden(PoolModel::Services, true); // the details name them
}

void PoolsPage::retranslate()
{
    m_title->setText(tr("ID pools"));
    m_table->setAccessibleName(tr("ID pools"));
    m_parts->setAccessibleName(tr("ID pools"));
    m_export->retranslate(tr("Export the ID pools"), u"id-pools"_s);
    m_create->setText(tr("Request a new pool…"));
    m_filters->retranslate();
    m_model->retranslate();
    m_table->retranslate();
    m_detail->retranslate();
    m_banner->hideMessage();
    showState();
}

} // namespace lekthi::ui
