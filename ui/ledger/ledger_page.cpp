#include "ui/ledger/ledger_page.h"

#include "core/numbering/period.h"
#include "core/store/session/denial.h"
#include "models/ledger/ledger_formats.h"
#include "models/ledger/ledger_news.h"
#include "models/ledger/ledger_report.h"
#include "ui/ledger/ledger_detail.h"
#include "ui/ledger/ledger_filter_bar.h"
#include "ui/ledger/ledger_table.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/export_button.h"
#include "ui/widgets/list_layout.h"
#include "ui/widgets/page_heading.h"

#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::LedgerModel;

namespace {

constexpr int pageSize = 200;

} // namespace

LedgerPage::LedgerPage(models::Session &session, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_model(new LedgerModel(session.reference(), this))
    , m_missing(*m_model)
    , m_title(new QLabel(this))
    , m_count(new QLabel(this))
    , m_news(new models::LedgerNews(session, this))
    , m_newer(new QPushButton(this))
    , m_export(new ExportButton(
          session, u"ledger"_s, [this] { return models::ledgerExport(m_filter, m_model->names()); }, this))
    , m_filters(new LedgerFilterBar(session.reference(), this))
    , m_banner(new Banner(this))
    , m_stack(new QStackedWidget(this))
    , m_parts(new QSplitter(Qt::Vertical, this))
    , m_table(new LedgerTable(*m_model, m_parts))
    , m_empty(new EmptyState(this))
    , m_detail(new LedgerDetail(m_parts))
{
    setObjectName(u"ledgerPage"_s);
    m_count->setObjectName(u"ledgerCount"_s);
    m_newer->setObjectName(u"ledgerNewer"_s);
    m_banner->setObjectName(u"ledgerBanner"_s);
    m_table->setObjectName(u"ledgerTable"_s);
    m_empty->setObjectName(u"ledgerEmpty"_s);
    m_table->keepFor(session.person().login);
    m_filters->keepFor(session.person().login);
    build();
    connectParts();
}

void LedgerPage::build()
{
    theme::setLook(m_count, Look::Secondary);
    auto *heading = new PageHeading(m_title, m_count, this);
    theme::setLook(m_newer, Look::LinkButton);
    m_newer->hide();
    heading->add(m_newer);
    heading->add(m_export);
    putAbove(*m_table, *m_detail, *m_parts);
    m_stack->addWidget(m_parts);
    m_stack->addWidget(m_empty);
    layOutList(*this, *heading, *m_filters, *m_stack, *m_banner);
}

void LedgerPage::connectParts()
{
    connect(m_model, &LedgerModel::pageWanted, this, &LedgerPage::fetchPage);
    connect(m_filters, &LedgerFilterBar::filterChanged, this, &LedgerPage::startAnew);
    connect(m_news, &models::LedgerNews::changed, this, &LedgerPage::showNews);
    connect(m_newer, &QPushButton::clicked, this, [this] {
        startAnew();
        m_table->setFocus();
    });
    connect(m_banner, &Banner::actionTriggered, this, [this] {
        if (m_isRefused)
            m_filters->reset();
        else
            resume();
    });
    connect(m_banner, &Banner::closed, this, [this] { m_said = {}; });
    connect(m_empty, &EmptyState::actionTriggered, m_filters, &LedgerFilterBar::reset);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &LedgerPage::showCurrent);
    connect(m_table, &QTableView::clicked, this, &LedgerPage::showCurrent); // back from another row
    connectLinks();
    m_export->setReport([this] {
        return models::ListReport{tr("Ledger"), m_filters->words(),
                                  models::ledgerReportRows(*m_model, m_filter, m_table->wantedColumns())};
    });
    connect(m_export, &ExportButton::exported, this, [this](qint64 rows, const QString &path) {
        say(Banner::Kind::Good,
            [rows, path] { return tr("%n numbers were written to %1.", nullptr, int(rows)).arg(path); });
    });
    connect(m_export, &ExportButton::failed, this,
            [this](const QString &message) { say(Banner::Kind::Error, [message] { return message; }); });
    connect(m_export, &ExportButton::cancelled, this,
            [this] { say(Banner::Kind::Info, &ExportButton::cancelledText); });
    connect(&m_session, &models::Session::referenceChanged, this, [this] {
        m_model->setReference(m_session.reference());
        m_filters->offer(m_session.reference());
        m_detail->retranslate(m_model->names());
    });
    connect(&m_session, &models::Session::ledgerWanted, m_filters, &LedgerFilterBar::apply);
    connect(&Preferences::instance(), &Preferences::calendarChanged, this, [this] { retranslate(); });
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, m_filters,
            &LedgerFilterBar::focusSearch);
}

void LedgerPage::activate()
{
    readPeople();
    if (const QModelIndex current = m_table->currentIndex(); current.isValid())
        m_lookedAt = current.row() > 0 ? m_model->row(current.row()).entry.id : 0;
    startAnew();
}

void LedgerPage::resume()
{
    const qint64 around = m_missingAround;
    if (!m_missing.askAgain() && around == 0) {
        activate();
        return;
    }
    say(Banner::Kind::Info, {});
    if (around != 0)
        showRow(around);
}

void LedgerPage::leave()
{
    m_news->stop();
}

void LedgerPage::readPeople()
{
    m_session.worker().run(this, models::readingPeople(),
                           [this](const store::Result<QList<store::Person>> &people) {
                               if (!people)
                                   return;
                               m_filters->setPeople(*people);
                               m_model->setPeople(*people);
                               m_table->fitColumns();
                               m_detail->retranslate(m_model->names());
                           });
}

void LedgerPage::startAnew()
{
    for (const store::StoreWorker::Ticket ticket : {m_pageTicket, m_aroundTicket})
        m_session.worker().cancel(ticket);
    m_session.slowWorker().cancel(m_countTicket);
    if (m_saidKind != Banner::Kind::Good) // that an export is done may have been said meanwhile
        say(Banner::Kind::Info, {});
    m_filter = m_filters->filter();
    m_news->stop();
    m_counted.reset();
    m_readAt = {};
    m_isRefused = false;
    m_missing.clear();
    m_missingAround = 0;
    m_stack->setCurrentWidget(m_parts);
    m_model->clear();
    m_detail->hide();
    m_model->fetchMore({});
    count();
}

void LedgerPage::fetchPage(const QString &after)
{
    m_loading = true;
    showCount();
    m_pageTicket = m_session.worker().run(
        this,
        [filter = m_filter, reference = m_session.reference(), after](store::Connection &connection) {
            return models::readLedger(connection, filter, reference, pageSize, after);
        },
        [this](const store::Result<models::LedgerReading> &page) { takePage(page); });
}

void LedgerPage::takePage(const store::Result<models::LedgerReading> &page)
{
    m_loading = false;
    if (!page) {
        fail(page.error());
        return;
    }
    m_missing.clear();
    hideFailure();
    if (m_model->rowCount() == 0) {
        m_readAt = QDateTime::currentDateTimeUtc();
        m_news->watch(m_filter,
                      page->lines.isEmpty() ? std::nullopt : std::optional(page->lines.constFirst().entry));
    }
    m_model->appendPage(page->lines, page->next);
    const bool isEmpty = m_model->rowCount() == 0;
    m_stack->setCurrentWidget(isEmpty ? static_cast<QWidget *>(m_empty) : m_parts);
    if (!isEmpty && !m_table->currentIndex().isValid())
        selectAgain();
    m_table->fitColumns();
    showCount();
}

// What takes long must not hold up the pages.
void LedgerPage::count()
{
    m_isCounting = true;
    m_countTicket = m_session.slowWorker().run(
        this,
        [filter = m_filter](store::Connection &connection) { return store::countLedger(connection, filter); },
        [this](const store::Result<store::LedgerCount> &counted) {
            m_isCounting = false;
            if (counted)
                m_counted = *counted;
            showCount();
        });
}

// Whoever comes back from another page goes on with the same number, as far as it is among the newest.
void LedgerPage::selectAgain()
{
    const int row = m_lookedAt > 0 ? m_model->rowOf(m_lookedAt) : 0;
    m_lookedAt = 0;
    m_table->setCurrentIndex(m_model->index(qMax(0, row), 0));
}

void LedgerPage::fail(const store::Error &error)
{
    m_isRefused = error.serverCode == store::denial::patternNeedsPeriod ||
                  error.serverCode == store::denial::periodReversed;
    if (m_isRefused) {
        m_model->stop();
    } else {
        m_model->pageFailed();
        m_missing.note();
    }
    say(
        m_isRefused ? Banner::Kind::Warning : Banner::Kind::Error, [error] { return store::describe(error); },
        true);
    showCount();
}

/// Once all has come that was missing.
void LedgerPage::hideFailure()
{
    if (m_saidHasAction && !m_missing.isMissing() && m_missingAround == 0)
        say(Banner::Kind::Info, {});
}

void LedgerPage::say(Banner::Kind kind, Said said, bool action)
{
    m_saidKind = kind;
    m_said = std::move(said);
    m_saidHasAction = action;
    showSaid();
}

void LedgerPage::showSaid()
{
    if (!m_said) {
        m_banner->hideMessage();
        return;
    }
    const QString action = m_isRefused ? tr("Clear the filters") : tr("Try again");
    m_banner->showMessage(m_saidKind, m_said(), m_saidHasAction ? action : QString());
}

QString LedgerPage::countText() const
{
    const int shown = m_model->rowCount();
    // A row that skipped numbers stands once for each of them.
    const bool isCounted = m_counted && m_filter.state != store::LedgerState::Skipped;
    if (m_isRefused)
        return {};
    if (m_model->isComplete())
        return tr("%n numbers", nullptr, shown);
    if (m_model->isCutOff())
        return tr("The latest %n numbers; use the filters to see earlier ones", nullptr, shown);
    if (m_loading && shown == 0)
        return tr("Loading");
    if (isCounted)
        return m_counted->isMore ? tr("More than 10,000 numbers")
                                 : tr("%n numbers", nullptr, m_counted->rows);
    if (m_isCounting)
        return tr("Counting…");
    return shown == 0 ? QString()
                      : tr("The latest %n numbers; more are loaded as you scroll", nullptr, shown);
}

void LedgerPage::showCount()
{
    const QString numbers = countText();
    const QString time = m_readAt.toTimeZone(numbering::defaultDocumentTimeZone()).toString(u"HH:mm:ss"_s);
    m_count->setText(m_readAt.isValid()
                         ? tr("%1 · refreshed at %2", "how many numbers, time of day").arg(numbers, time)
                         : numbers);
    m_export->setReady(m_model->rowCount() > 0);
    m_export->setTotal(m_counted && !m_counted->isMore ? m_counted->rows : 0);
    showEmptyTexts();
}

void LedgerPage::showNews()
{
    const int numbers = m_news->numbers();
    m_newer->setText(numbers > models::LedgerNews::mostTold
                         ? tr("More than %n new numbers", nullptr, models::LedgerNews::mostTold)
                         : tr("%n new numbers", nullptr, numbers));
    m_newer->setToolTip(tr("Numbers that were allocated since this list was read. Click to list them."));
    m_newer->setVisible(numbers > 0);
}

void LedgerPage::showEmptyTexts()
{
    if (m_filters->narrows())
        m_empty->setTexts(tr("No numbers match"), tr("No number of the ledger matches the filters above."),
                          tr("Clear the filters"));
    else
        m_empty->setTexts(tr("No numbers yet"),
                          tr("Every number that is allocated appears here with all of its details."));
}

void LedgerPage::showCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    m_detail->setVisible(current.isValid());
    if (!current.isValid())
        return;
    const models::LedgerLine &line = m_model->row(current.row());
    if (m_missingAround != 0) // of another row by now
        m_missingAround = line.entry.id;
    m_detail->setListed(true);
    m_detail->showLine(line, m_model->names());
    m_session.worker().cancel(m_aroundTicket);
    m_aroundTicket = m_session.worker().run(
        this,
        [entry = line.entry, reference = m_session.reference()](store::Connection &connection) {
            return models::readSurroundings(connection, entry, reference);
        },
        [this, id = line.entry.id](const store::Result<models::LedgerSurroundings> &around) {
            takeAround(id, around);
        });
}

void LedgerPage::takeAround(qint64 id, const store::Result<models::LedgerSurroundings> &around)
{
    m_missingAround = around ? 0 : id;
    if (around) {
        hideFailure();
        m_detail->showSurroundings(*around, m_model->names());
    } else {
        say(Banner::Kind::Error, [error = around.error()] { return store::describe(error); }, true);
    }
}

void LedgerPage::showRow(qint64 id)
{
    const store::LedgerEntry *current = currentEntry(); // of skipped numbers several lines are of one row
    const int row = current && current->id == id ? m_table->currentIndex().row() : m_model->rowOf(id);
    if (row >= 0) {
        m_table->setCurrentIndex(m_model->index(row, 0));
        showCurrent();
        return;
    }
    m_session.worker().cancel(m_aroundTicket);
    m_aroundTicket = m_session.worker().run(
        this,
        [id, reference = m_session.reference()](store::Connection &connection) {
            return models::readSurroundings(connection, id, reference);
        },
        [this, id](const store::Result<models::LedgerSurroundings> &around) {
            m_detail->setListed(!around);
            takeAround(id, around);
        });
}

void LedgerPage::retranslate()
{
    m_title->setText(tr("Ledger"));
    m_parts->setAccessibleName(tr("Ledger"));
    m_filters->retranslate();
    m_export->retranslate(tr("Export the ledger"), u"ledger"_s);
    m_model->setCalendar(Preferences::instance().calendar());
    m_table->retranslate();
    m_detail->retranslate(m_model->names());
    showSaid();
    showCount();
    showNews();
}

} // namespace lekthi::ui
