#include "ui/errors/errors_page.h"

#include "core/store/people/rights.h"
#include "models/errors/error_export.h"
#include "models/errors/error_reading.h"
#include "ui/errors/error_detail.h"
#include "ui/errors/error_filter_bar.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/export_button.h"
#include "ui/widgets/list_layout.h"
#include "ui/widgets/list_table.h"
#include "ui/widgets/page_heading.h"

#include <QHeaderView>
#include <QLabel>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>
#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::ErrorModel;
using store::ErrorEntry;

namespace {

constexpr int errorsAtOnce = 200;

} // namespace

ErrorsPage::ErrorsPage(models::Session &session, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_model(new ErrorModel(session.reference(), this))
    , m_missing(*m_model)
    , m_title(new QLabel(this))
    , m_count(new QLabel(this))
    , m_export(new ExportButton(
          session, u"errors"_s, [this] { return models::errorExport(m_filters->filter(), m_model->names()); },
          this))
    , m_filters(new ErrorFilterBar(session.reference(), this))
    , m_banner(new Banner(this))
    , m_stack(new QStackedWidget(this))
    , m_parts(new QSplitter(Qt::Vertical, this))
    , m_table(new ListTable(*m_model, m_parts))
    , m_empty(new EmptyState(this))
    , m_detail(new ErrorDetail(store::may(session.person(), store::Deed::ResolveError), m_parts))
{
    setObjectName(u"errorsPage"_s);
    m_count->setObjectName(u"errorsCount"_s);
    m_banner->setObjectName(u"errorsBanner"_s);
    m_table->setObjectName(u"errorsTable"_s);
    m_empty->setObjectName(u"errorsEmpty"_s);
    build();
    connectParts();
}

void ErrorsPage::build()
{
    theme::setLook(m_count, Look::Secondary);
    auto *heading = new PageHeading(m_title, m_count, this);
    heading->add(m_export);
    m_table->horizontalHeader()->setSectionResizeMode(ErrorModel::Message, QHeaderView::Stretch);
    m_table->setFit([this] { fitColumns(); });
    m_table->keepFor(m_session.person().login);
    m_filters->keepFor(m_session.person().login);
    putAbove(*m_table, *m_detail, *m_parts);
    m_stack->addWidget(m_parts);
    m_stack->addWidget(m_empty);
    layOutList(*this, *heading, *m_filters, *m_stack, *m_banner);
}

void ErrorsPage::connectParts()
{
    connect(m_model, &ErrorModel::pageWanted, this, &ErrorsPage::fetchPage);
    connect(m_filters, &ErrorFilterBar::filterChanged, this, &ErrorsPage::startAnew);
    connect(m_banner, &Banner::actionTriggered, this, &ErrorsPage::resume);
    connect(m_empty, &EmptyState::actionTriggered, m_filters, &ErrorFilterBar::reset);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ErrorsPage::showCurrent);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ErrorsPage::showCurrent);
    connect(m_detail, &ErrorDetail::resolveWanted, this, &ErrorsPage::resolve);
    m_export->setReport([this] {
        return models::ListReport{
            tr("Errors"), m_filters->words(),
            models::errorReportRows(*m_model, m_filters->filter(), m_table->wantedColumns())};
    });
    m_export->reportOn(*m_banner, [](int errors, const QString &path) {
        return tr("%n errors were written to %1.", nullptr, errors).arg(path);
    });
    connect(&m_session, &models::Session::referenceChanged, this, [this] {
        m_model->setReference(m_session.reference());
        m_filters->offer(m_session.reference());
        m_detail->retranslate(m_model->names());
    });
    connect(&m_session, &models::Session::errorWanted, m_filters, &ErrorFilterBar::showOnly);
    connect(&Preferences::instance(), &Preferences::calendarChanged, this, [this] { retranslate(); });
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, m_filters,
            &ErrorFilterBar::focusSearch);
}

void ErrorsPage::activate()
{
    readPeople();
    if (const QModelIndex current = m_table->currentIndex(); current.isValid())
        m_lookedAt = current.row() > 0 ? m_model->row(current.row()).id : 0;
    startAnew();
}

void ErrorsPage::resume()
{
    if (m_missing.askAgain())
        m_banner->hideMessage();
    else if (m_model->rowCount() == 0)
        activate();
}

void ErrorsPage::readPeople()
{
    m_session.worker().run(this, models::readingPeople(),
                           [this](const store::Result<QList<store::Person>> &people) {
                               if (!people)
                                   return;
                               m_model->setPeople(*people);
                               m_table->fitColumns();
                               m_detail->retranslate(m_model->names());
                           });
}

void ErrorsPage::startAnew()
{
    m_session.worker().cancel(m_ticket);
    m_missing.clear();
    m_banner->hideMessage();
    m_stack->setCurrentWidget(m_parts);
    m_model->clear();
    m_model->fetchMore({});
}

void ErrorsPage::fetchPage(const QString &after)
{
    m_loading = true;
    showCount();
    m_ticket = m_session.worker().run(
        this, models::readingErrors(m_filters->filter(), errorsAtOnce, after.toLongLong()),
        [this](const store::Result<QList<ErrorEntry>> &page) { takePage(page); });
}

void ErrorsPage::takePage(const store::Result<QList<ErrorEntry>> &page)
{
    m_loading = false;
    if (!page) {
        showFailure(page.error());
        return;
    }
    if (m_missing.clear())
        m_banner->hideMessage();
    m_model->appendPage(*page,
                        page->size() < errorsAtOnce ? QString() : QString::number(page->constLast().id));
    const bool isEmpty = m_model->rowCount() == 0;
    m_stack->setCurrentWidget(isEmpty ? static_cast<QWidget *>(m_empty) : m_parts);
    if (!isEmpty && !m_table->currentIndex().isValid())
        selectAgain();
    m_table->fitColumns();
    showCount();
}

// Whoever comes back, or notes something, goes on with the same error, as far as it is among the newest.
void ErrorsPage::selectAgain()
{
    const auto &errors = m_model->rows();
    const auto found = std::ranges::find(errors, std::exchange(m_lookedAt, 0), &ErrorEntry::id);
    m_table->setCurrentIndex(m_model->index(found == errors.cend() ? 0 : int(found - errors.cbegin()), 0));
}

void ErrorsPage::showFailure(const store::Error &error)
{
    m_model->pageFailed();
    m_missing.note();
    m_banner->showMessage(Banner::Kind::Error, store::describe(error), tr("Try again"));
    showCount();
}

void ErrorsPage::showCount()
{
    const int shown = m_model->rowCount();
    if (m_loading && shown == 0)
        m_count->setText(tr("Loading"));
    else if (m_model->isComplete())
        m_count->setText(tr("%n errors", nullptr, shown));
    else if (m_model->isCutOff())
        m_count->setText(tr("The latest %n errors; use the filters to see earlier ones", nullptr, shown));
    else
        m_count->setText(tr("The latest %n errors; more are loaded as you scroll", nullptr, shown));
    m_export->setReady(shown > 0);
    m_export->setTotal(m_model->isComplete() ? shown : 0);
    if (m_filters->narrows())
        m_empty->setTexts(tr("No errors match"),
                          tr("No error matches the filters above. A reference is written like "
                             "ERR-20250102-1234-ABCD."),
                          tr("Clear the filters"));
    else
        m_empty->setTexts(tr("No errors"), tr("Every allocation that fails appears here with its cause."));
}

void ErrorsPage::showCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    m_detail->setVisible(current.isValid());
    if (current.isValid())
        m_detail->showEntry(m_model->row(current.row()), m_model->names());
}

void ErrorsPage::resolve(const numbering::Reason &reason)
{
    m_detail->setWorking(true);
    m_session.worker().run(
        this, models::resolvingError(m_detail->entry()->reference, reason),
        [this, entry = *m_detail->entry()](const store::Result<void> &resolved) {
            m_detail->setWorking(false);
            if (!resolved) {
                m_banner->showMessage(Banner::Kind::Error, store::describe(resolved.error()));
                return;
            }
            m_lookedAt = entry.id;
            startAnew();
            m_banner->showMessage(Banner::Kind::Good, tr("Error %1 is resolved.").arg(entry.reference));
        });
}

// The reference is what people quote: it is never cut.
void ErrorsPage::fitColumns()
{
    constexpr int widestOfAll = 230;
    for (const int column :
         {ErrorModel::Time, ErrorModel::Type, ErrorModel::Person, ErrorModel::Reference, ErrorModel::State}) {
        const int wished = m_table->contentWidth(column);
        m_table->setColumnWidth(column, column == ErrorModel::Reference ? wished : qMin(wished, widestOfAll));
    }
}

void ErrorsPage::retranslate()
{
    m_title->setText(tr("Errors"));
    m_table->setAccessibleName(tr("Errors"));
    m_parts->setAccessibleName(tr("Errors"));
    m_export->retranslate(tr("Export the errors"), u"errors"_s);
    m_filters->retranslate();
    m_model->setCalendar(Preferences::instance().calendar());
    m_table->retranslate();
    m_detail->retranslate(m_model->names());
    showCount();
}

} // namespace lekthi::ui
