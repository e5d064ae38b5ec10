#include "ui/counters/counters_page.h"

#include "core/store/people/rights.h"
#include "models/counters/counter_export.h"
#include "models/counters/counter_find.h"
#include "models/requests/request_reading.h"
#include "translations/translations.h"
#include "ui/counters/counter_columns.h"
#include "ui/counters/counter_detail.h"
#include "ui/counters/counter_filter_bar.h"
#include "ui/counters/counter_ordering.h"
#include "ui/counters/level_delegate.h"
#include "ui/counters/reset_request_dialog.h"
#include "ui/ledger/unbound_dialog.h"
#include "ui/register/register_import_entry.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/export_button.h"
#include "ui/widgets/list_layout.h"
#include "ui/widgets/list_table.h"
#include "ui/widgets/number_delegate.h"
#include "ui/widgets/page_heading.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::CounterModel;

namespace {

constexpr int lowestTable = 80; // the headings and a row
constexpr int pageSize = 200;
constexpr int largestRefresh = 2'000; // beyond it a refresh starts from the top again
constexpr int foundUnasked = 2'000;   // so many that fit are loaded before anybody scrolls
constexpr std::chrono::milliseconds typingPause{250};

} // namespace

CountersPage::CountersPage(models::Session &session, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_model(new CounterModel(this))
    , m_missing(*m_model)
    , m_sorted(new CounterOrdering(this))
    , m_title(new QLabel(this))
    , m_count(new QLabel(this))
    , m_export(new ExportButton(
          session, u"counters"_s,
          [this] { return models::counterExport(wishFor(0, 0), m_session.reference()); }, this))
    , m_registerImport(new RegisterImportEntry(session, this))
    , m_unbound(new QPushButton(this))
    , m_filters(new CounterFilterBar(session.reference(), this))
    , m_banner(new Banner(this))
    , m_stack(new QStackedWidget(this))
    , m_table(new ListTable(*m_sorted, this))
    , m_empty(new EmptyState(this))
    , m_detail(new CounterDetail(session.person(), session.reference(), this))
{
    setObjectName(u"countersPage"_s);
    m_unbound->setObjectName(u"unboundButton"_s);
    m_banner->setObjectName(u"countersBanner"_s);
    build();
    buildTable();
    connectParts();
}

void CountersPage::build()
{
    theme::setLook(m_count, Look::Secondary);
    auto *heading = new PageHeading(m_title, m_count, this);
    heading->add(m_export);
    heading->add(m_registerImport);
    heading->add(m_unbound);
    m_stack->setMinimumHeight(lowestTable);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    layOutList(*this, *heading, *m_filters, *m_stack, *m_banner, m_detail);
}

void CountersPage::buildTable()
{
    m_sorted->setSourceModel(m_model);
    m_table->setObjectName(u"counterTable"_s);
    m_table->setItemDelegateForColumn(
        CounterModel::NextNumber,
        new NumberDelegate(CounterModel::NumberRole, m_table, CounterModel::NoteRole));
    m_table->setItemDelegateForColumn(CounterModel::DigitsEnd, new LevelDelegate(m_table));
    m_table->horizontalHeader()->setSectionResizeMode(CounterModel::NextNumber, QHeaderView::Stretch);
    m_table->setFit([this] { fitCounterColumns(*m_table, m_showsEnds); });
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_table->setSortingEnabled(true);
    m_table->keepFor(m_session.person().login);
    m_filters->keepFor(m_session.person().login);
    m_table->installEventFilter(this);
}

void CountersPage::connectParts()
{
    connect(m_model, &CounterModel::pageWanted, this, &CountersPage::fetchPage);
    connect(m_filters, &CounterFilterBar::filterChanged, this, [this] {
        m_wanted.reset();
        startAnew();
    });
    connect(m_filters, &CounterFilterBar::searchTextChanged, this, &CountersPage::setSearch);
    connect(m_sorted, &CounterOrdering::orderChosen, this, &CountersPage::startAnew);
    connect(m_sorted, &CounterOrdering::orderRefused, this, &CountersPage::refuseOrder);
    m_typing.setSingleShot(true);
    m_typing.setInterval(typingPause);
    connect(&m_typing, &QTimer::timeout, this, &CountersPage::startAnew);
    connect(m_banner, &Banner::closed, this, [this] { m_said = {}; });
    connect(m_banner, &Banner::actionTriggered, this, &CountersPage::resume);
    connect(m_empty, &EmptyState::actionTriggered, this, &CountersPage::leaveEmpty);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &CountersPage::showCurrent);
    connect(m_sorted, &QAbstractItemModel::dataChanged, this, &CountersPage::showCurrent);
    connect(m_detail, &CounterDetail::resetRequested, this, &CountersPage::requestReset);
    connect(m_detail, &CounterDetail::openRequestWanted, &m_session, &models::Session::requestWanted);
    connect(m_detail, &CounterDetail::templateWanted, this, [this] {
        if (const models::CounterRow *row = currentRow())
            emit m_session.templateWanted(
                {row->counter.key.projectId, row->counter.key.correspondenceTypeId});
    });
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex &index) {
        if (index.column() == CounterModel::DigitsEnd)
            m_detail->showHowLong(*m_table->viewport(), m_table->visualRect(index));
    });
    m_export->setReport([this] {
        return models::ListReport{tr("Counters"), m_filters->words(),
                                  models::counterReportRows(*m_model, wishFor(0, 0), m_session.reference(),
                                                            m_table->wantedColumns())};
    });
    m_export->reportOn(*m_banner, [](int counters, const QString &path) {
        return tr("%n counters were written to %1.", nullptr, counters).arg(path);
    });
    connect(m_unbound, &QPushButton::clicked, this,
            [this] { (new UnboundDialog(m_session, window()))->open(); });
    connect(m_detail, &CounterDetail::gapsWanted, this, &CountersPage::openGaps);
    connectRegisterImport();
    connect(&m_session, &models::Session::referenceChanged, this, [this] {
        m_filters->offer(m_session.reference());
        refresh();
        showCurrent();
    });
    connect(&m_session, &models::Session::counterWanted, this, &CountersPage::lookUp);
    auto *find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, m_filters, &CounterFilterBar::focusSearch);
    connect(m_table, &ListTable::menuOpening, this, [this](QMenu *menu) {
        menu->addAction(tr("Copy next number"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), this,
                        &CountersPage::copyNextNumber);
    });
    connect(&Preferences::instance(), &Preferences::calendarChanged, this, [this] { retranslate(); });
}

void CountersPage::connectRegisterImport()
{
    m_registerImport->setSuggestion([this]() -> std::optional<models::TemplateKey> {
        const models::CounterRow *row = currentRow();
        if (!row)
            return std::nullopt;
        return models::TemplateKey{row->counter.key.projectId, row->counter.key.correspondenceTypeId};
    });
    connect(m_registerImport, &RegisterImportEntry::requested, this, [this](qint64 id) {
        sayDone([id] {
            return tr("Import #%1 of the register is requested. Another Super Admin decides on it on the "
                      "Approvals page.")
                .arg(id);
        });
    });
}

void CountersPage::leave()
{
    m_said = nullptr;
    m_sought = 0;
    m_banner->hideMessage();
}

void CountersPage::activate()
{
    if (m_model->rowCount() == 0 || m_model->rowCount() > largestRefresh)
        startAnew();
    else
        refresh();
    if (store::may(m_session.person(), store::Deed::RequestReset))
        readGlass();
}

void CountersPage::readGlass()
{
    m_session.worker().run(
        this,
        [login = m_session.person().login](store::Connection &connection) {
            return models::readGlass(connection, login);
        },
        [this](const store::Result<models::Glass> &glass) {
            if (!glass)
                return;
            m_detail->setGlass(*glass);
            m_registerImport->setGlass(*glass);
        });
}

void CountersPage::retranslate()
{
    m_title->setText(tr("Counters"));
    m_table->setAccessibleName(tr("Counters"));
    m_filters->retranslate();
    m_export->retranslate(tr("Export the counters"), u"counters"_s);
    m_unbound->setText(tr("Without a document…"));
    m_unbound->setToolTip(tr("Numbers without a document"));
    m_unbound->setAccessibleName(m_unbound->toolTip());
    m_registerImport->retranslate();
    m_detail->retranslate();
    m_model->setCalendar(Preferences::instance().calendar());
    m_table->retranslate();
    showCount();
    if (m_said)
        showSaid();
}

void CountersPage::startAnew()
{
    m_session.worker().cancel(m_ticket);
    m_typing.stop();
    m_searched = m_filters->onlyRunningOut() ? QString() : m_filters->searchText();
    m_search = models::counterSearchFor(m_filters->filter(), m_searched, Preferences::instance().calendar(),
                                        QDateTime::currentDateTimeUtc());
    m_sorted->setOrderedByStore(!m_filters->onlyRunningOut() && !m_search);
    if (m_sorted->isOrderedByStore()) {
        m_sorted->sortAsTheyCome();
        showOrder();
    }
    m_loading = false;
    m_missing.clear();
    m_sought = 0;
    m_banner->hideMessage();
    m_model->clear();
    m_detail->clear();
    showTable(true);
    m_model->fetchMore({});
}

void CountersPage::fetchPage(qint64 afterId)
{
    read(wishFor(afterId, pageSize), false);
    showCount();
}

void CountersPage::refresh()
{
    if (!m_loading)
        read(wishFor(0, qMax(pageSize, m_model->rowCount())), true);
}

void CountersPage::read(const models::CounterWish &wish, bool isRefresh)
{
    m_loading = true;
    m_ticket = m_session.worker().run(
        this,
        [wish, reference = m_session.reference()](store::Connection &connection) {
            return models::readCounterPage(connection, wish, reference);
        },
        [this, isRefresh](const store::Result<models::CounterPage> &page) {
            m_loading = false;
            if (!page) {
                failToRead(page.error(), isRefresh);
                return;
            }
            m_missing.clear();
            m_behind = page->behind;
            if (isRefresh)
                m_model->merge(page->rows, page->isLast);
            else
                m_model->appendPage(page->rows, page->isLast);
            afterLoading();
        });
}

models::CounterWish CountersPage::wishFor(qint64 afterId, int limit) const
{
    return {.filter = m_filters->filter(),
            .onlyRunningOut = m_filters->onlyRunningOut(),
            .order = m_sorted->order(),
            .afterId = afterId,
            .from = afterId > 0 ? m_behind : store::CounterPlaces(),
            .limit = limit,
            .search = m_search};
}

void CountersPage::afterLoading()
{
    showSaid();
    const bool complete = m_model->isComplete();
    showEnds();
    if (!complete && m_sorted->sortColumn() >= 0) {
        m_sorted->sortAsTheyCome();
        showOrder();
    }
    if (m_filters->onlyRunningOut() != m_endsFirst)
        sortByEnd(!m_endsFirst);
    showTable(!complete || m_sorted->rowCount() > 0);
    if (m_wanted)
        selectWanted();
    else if (!m_table->currentIndex().isValid() && m_sorted->rowCount() > 0)
        m_table->setCurrentIndex(m_sorted->index(0, CounterModel::NextNumber));
    showCount();
    const bool wantsMore = m_model->rowCount() < foundUnasked || m_sorted->rowCount() < pageSize;
    if (!complete && !m_searched.isEmpty() && wantsMore)
        m_model->fetchMore({});
}

// The next numbers have the room until there is something to say.
void CountersPage::showEnds()
{
    const QDate today = numbering::documentDate(QDateTime::currentDateTimeUtc());
    bool isNeeded = m_filters->onlyRunningOut();
    for (int row = 0; row < m_model->rowCount() && !isNeeded; ++row) {
        const auto &outlook = m_model->row(row).outlook;
        isNeeded = outlook && numbering::isRunningOut(*outlook, today);
    }
    m_showsEnds = isNeeded;
    m_table->fitColumns();
}

void CountersPage::sortByEnd(bool endsFirst)
{
    m_endsFirst = endsFirst;
    if (endsFirst)
        m_table->sortByColumn(CounterModel::DigitsEnd, Qt::AscendingOrder);
    else
        showOrder();
    m_table->setCurrentIndex(m_sorted->index(0, CounterModel::NextNumber));
}

void CountersPage::showOrder()
{
    const auto order = m_sorted->order();
    const QSignalBlocker quiet(m_table->horizontalHeader());
    m_table->horizontalHeader()->setSortIndicator(
        m_sorted->orderColumn(), order && order->isDescending ? Qt::DescendingOrder : Qt::AscendingOrder);
}

void CountersPage::refuseOrder()
{
    showOrder();
    m_banner->showMessage(Banner::Kind::Info,
                          tr("Counters can be sorted by this column when all of them are loaded. Narrow the "
                             "list with the filters first."));
}

void CountersPage::showTable(bool hasRows)
{
    m_stack->setCurrentWidget(hasRows ? static_cast<QWidget *>(m_table) : m_empty);
    m_detail->setVisible(hasRows);
}

void CountersPage::showCount()
{
    const int shown = m_sorted->rowCount();
    if (m_loading && shown == 0)
        m_count->setText(tr("Loading"));
    else if (m_model->isComplete())
        m_count->setText(tr("%n counter(s)", nullptr, shown));
    else if (m_model->isCutOff())
        m_count->setText(tr("The first %n counter(s); use the filters to see others", nullptr, shown));
    else
        m_count->setText(tr("The first %n counter(s); more are loaded as you scroll", nullptr, shown));
    m_export->setReady(shown > 0);
    m_export->setTotal(m_model->isComplete() ? shown : 0);
    describeEmpty();
}

const models::CounterRow *CountersPage::currentRow() const
{
    const QModelIndex index = m_sorted->mapToSource(m_table->currentIndex());
    return index.isValid() ? &m_model->row(index.row()) : nullptr;
}

void CountersPage::showCurrent()
{
    if (const models::CounterRow *row = currentRow())
        m_detail->showRow(*row);
    else
        m_detail->clear();
}

void CountersPage::requestReset()
{
    const models::CounterRow *row = currentRow();
    if (!row)
        return;
    auto *dialog = new ResetRequestDialog(m_session, *row, this);
    connect(dialog, &ResetRequestDialog::requested, this, [this](qint64 newNumber) {
        sayDone([newNumber] {
            return tr("The reset to %1 is requested. Another Super Admin decides on it on the Approvals "
                      "page.")
                .arg(newNumber);
        });
    });
    dialog->open();
}

void CountersPage::sayDone(std::function<QString()> said)
{
    m_said = std::move(said);
    showSaid();
    refresh();
    emit m_session.requestsChanged();
}

void CountersPage::showSaid()
{
    if (m_said)
        m_banner->showMessage(Banner::Kind::Good, m_said());
    else if (m_sought == 0)
        m_banner->hideMessage();
}

void CountersPage::copyNextNumber() const
{
    if (const models::CounterRow *row = currentRow())
        QGuiApplication::clipboard()->setText(row->next.text());
}

bool CountersPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->keyCombination() == (Qt::CTRL | Qt::SHIFT | Qt::Key_C)) {
            copyNextNumber();
            return true;
        }
    }
    return Page::eventFilter(watched, event);
}

} // namespace lekthi::ui
