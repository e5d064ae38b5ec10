#include "ui/admin_log/admin_log_page.h"

#include "models/admin_log/admin_log_export.h"
#include "models/admin_log/admin_log_reading.h"
#include "models/admin_log/admin_log_text.h"
#include "ui/admin_log/admin_log_filter_bar.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/card.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/export_button.h"
#include "ui/widgets/label.h"
#include "ui/widgets/list_layout.h"
#include "ui/widgets/list_table.h"
#include "ui/widgets/page_heading.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QShortcut>
#include <QStackedWidget>
#include <QTimeZone>

#include <algorithm>
#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::AdminLogModel;
using store::AdminEntry;

namespace {

constexpr int pageSize = 200;
constexpr int smallestTable = 80;

} // namespace

AdminLogPage::AdminLogPage(models::Session &session, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_model(new AdminLogModel([this](const QString &login) { return nameOf(login); }, session.reference(),
                                this))
    , m_missing(*m_model)
    , m_title(new QLabel(this))
    , m_count(new QLabel(this))
    , m_export(new ExportButton(
          session, u"adminLog"_s, [this] { return models::adminLogExport(m_filters->filter()); }, this))
    , m_filters(new AdminLogFilterBar(session.reference(), this))
    , m_banner(new Banner(this))
    , m_stack(new QStackedWidget(this))
    , m_table(new ListTable(*m_model, this))
    , m_empty(new EmptyState(this))
    , m_detail(new Card(this))
    , m_what(makeLabel(m_detail, Look::Strong))
    , m_details(makeLabel(m_detail))
    , m_reason(makeLabel(m_detail))
    , m_place(makeLabel(m_detail, Look::Small))
{
    setObjectName(u"adminLogPage"_s);
    m_banner->setObjectName(u"adminLogBanner"_s);
    m_table->setObjectName(u"adminLogTable"_s);
    m_details->setObjectName(u"adminLogDetails"_s);
    build();
    connectParts();
}

PageHeading *AdminLogPage::makeHeading()
{
    theme::setLook(m_count, Look::Secondary);
    auto *heading = new PageHeading(m_title, m_count, this);
    heading->add(m_export);
    return heading;
}

void AdminLogPage::build()
{
    m_table->setFit([this] { fitColumns(); });
    m_table->keepFor(m_session.person().login);
    m_filters->keepFor(m_session.person().login);
    for (const int column : {AdminLogModel::Details, AdminLogModel::Reason})
        m_table->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    // What is not shown must not take height from the filters and the details.
    m_stack->setMinimumHeight(smallestTable);
    for (QLabel *label : {m_what, m_details, m_reason, m_place}) {
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_detail->content()->addWidget(label);
    }
    layOutList(*this, *makeHeading(), *m_filters, *m_stack, *m_banner, m_detail);
    m_detail->hide();
}

void AdminLogPage::connectParts()
{
    connect(m_model, &AdminLogModel::pageWanted, this, &AdminLogPage::fetchPage);
    connect(m_filters, &AdminLogFilterBar::filterChanged, this, &AdminLogPage::startAnew);
    connect(m_banner, &Banner::actionTriggered, this, &AdminLogPage::resume);
    connect(m_empty, &EmptyState::actionTriggered, m_filters, &AdminLogFilterBar::reset);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &AdminLogPage::showCurrent);
    connect(m_model, &QAbstractItemModel::modelReset, this, &AdminLogPage::showCurrent);
    connect(&m_session, &models::Session::referenceChanged, this, [this] {
        m_model->setReference(m_session.reference());
        m_filters->offer(m_session.reference());
    });
    connect(&m_session, &models::Session::adminLogWanted, m_filters, &AdminLogFilterBar::showOnly);
    auto *find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, m_filters, &AdminLogFilterBar::focusSearch);
    connect(&Preferences::instance(), &Preferences::calendarChanged, this, [this] { retranslate(); });
    m_export->setReport([this] { return report(); });
    m_export->reportOn(*m_banner, [](int entries, const QString &path) {
        return tr("%n entries were written to %1.", nullptr, entries).arg(path);
    });
}

void AdminLogPage::activate()
{
    readPeople();
    if (const QModelIndex current = m_table->currentIndex(); current.isValid())
        m_lookedAt = current.row() > 0 ? m_model->row(current.row()).sequence : 0;
    startAnew();
}

void AdminLogPage::resume()
{
    if (m_missing.askAgain())
        m_banner->hideMessage();
    else if (m_model->rowCount() == 0)
        activate();
}

void AdminLogPage::retranslate()
{
    m_title->setText(tr("Admin log"));
    m_table->setAccessibleName(tr("Admin log"));
    m_export->retranslate(tr("Export the admin log"), u"admin-log"_s);
    m_filters->retranslate();
    m_model->setCalendar(Preferences::instance().calendar());
    m_table->retranslate();
    showCount();
    showCurrent();
}

// Two people whose names begin alike must not look like one.
void AdminLogPage::fitColumns()
{
    constexpr int narrowest[] = {150, 120, 130, 130};
    constexpr int widest[] = {200, 230, 230, 220};
    AdminEntry longest;
    longest.occurredAt = QDateTime(QDate(2026, 12, 28), QTime(12, 28), QTimeZone::utc());
    const int timeWidth = m_table->fontMetrics().horizontalAdvance(m_model->timeText(longest));
    m_table->setColumnWidth(AdminLogModel::Time, timeWidth + 2 * theme::gap);
    const QAbstractItemView &view = *m_table;
    for (const int column : {AdminLogModel::Who, AdminLogModel::Action, AdminLogModel::Subject})
        m_table->setColumnWidth(column,
                                qBound(narrowest[column], view.sizeHintForColumn(column), widest[column]));
}

void AdminLogPage::readPeople()
{
    m_session.worker().run(this, models::readingPeople(),
                           [this](const store::Result<QList<store::Person>> &people) {
                               if (!people)
                                   return;
                               m_people = *people;
                               m_filters->setPeople(m_people);
                               m_model->retranslate();
                               m_table->fitColumns();
                           });
}

// The names are taken along: paper is written in another thread.
models::ListReport AdminLogPage::report() const
{
    QHash<QString, QString> names;
    for (const store::Person &person : m_people)
        names.insert(person.login, models::displayName(person));
    return {tr("Admin log"), m_filters->words(),
            models::adminLogReportRows(*m_model, m_filters->filter(), m_table->wantedColumns(),
                                       [names](const QString &login) { return names.value(login, login); })};
}

QString AdminLogPage::nameOf(const QString &login) const
{
    const auto found = std::find_if(m_people.cbegin(), m_people.cend(),
                                    [&](const store::Person &person) { return person.login == login; });
    return found == m_people.cend() ? login : models::displayName(*found);
}

void AdminLogPage::startAnew()
{
    m_session.worker().cancel(m_ticket);
    m_missing.clear();
    m_banner->hideMessage();
    m_stack->setCurrentWidget(m_table);
    m_model->clear();
    m_model->fetchMore({});
}

void AdminLogPage::fetchPage(const QString &after)
{
    m_loading = true;
    showCount();
    m_ticket = m_session.worker().run(
        this,
        [filter = m_filters->filter(), before = after.toLongLong()](store::Connection &connection) {
            return models::readAdminLog(connection, filter, before, pageSize);
        },
        [this](const store::Result<models::AdminLogReading> &page) { takePage(page); });
}

void AdminLogPage::takePage(const store::Result<models::AdminLogReading> &page)
{
    m_loading = false;
    if (!page) {
        showFailure(page.error());
        return;
    }
    if (m_missing.clear())
        m_banner->hideMessage();
    m_model->learn(page->counters, page->countersOfRequests);
    const bool isLast = page->entries.size() < pageSize;
    m_model->appendPage(page->entries,
                        isLast ? QString() : QString::number(page->entries.constLast().sequence));
    const bool isEmpty = m_model->rowCount() == 0;
    m_stack->setCurrentWidget(isEmpty ? static_cast<QWidget *>(m_empty) : m_table);
    if (!isEmpty && !m_table->currentIndex().isValid())
        selectAgain();
    m_table->fitColumns();
    showCount();
}

// Whoever comes back from another page goes on where he was, as far as that is among the newest.
void AdminLogPage::selectAgain()
{
    const auto &rows = m_model->rows();
    const auto found = std::ranges::find(rows, std::exchange(m_lookedAt, 0), &AdminEntry::sequence);
    m_table->setCurrentIndex(m_model->index(found == rows.cend() ? 0 : int(found - rows.cbegin()), 0));
}

void AdminLogPage::showFailure(const store::Error &error)
{
    m_model->pageFailed();
    m_missing.note();
    m_banner->showMessage(Banner::Kind::Error, store::describe(error), tr("Try again"));
    showCount();
}

void AdminLogPage::showCount()
{
    const int shown = m_model->rowCount();
    if (m_loading && shown == 0)
        m_count->setText(tr("Loading"));
    else if (m_model->isComplete())
        m_count->setText(tr("%n entries", nullptr, shown));
    else if (m_model->isCutOff())
        m_count->setText(tr("The latest %n entries; use the filters to see earlier ones", nullptr, shown));
    else
        m_count->setText(tr("The latest %n entries; more are loaded as you scroll", nullptr, shown));
    m_export->setReady(shown > 0);
    m_export->setTotal(m_model->isComplete() ? shown : 0);
    if (m_filters->narrows())
        m_empty->setTexts(tr("No matching entries"),
                          tr("No entry of the admin log matches the filters above."), tr("Show all entries"));
    else
        m_empty->setTexts(tr("No entries yet"),
                          tr("Who signs in, changes or is denied something in this store appears here."));
}

void AdminLogPage::showCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    m_detail->setVisible(current.isValid());
    if (!current.isValid())
        return;
    const AdminEntry &entry = m_model->row(current.row());
    const auto cell = [&](AdminLogModel::Column column) {
        return current.siblingAtColumn(column).data().toString();
    };
    const QString details = models::detailsLines(entry).join(u'\n');
    QStringList what{cell(AdminLogModel::Time), cell(AdminLogModel::Who), cell(AdminLogModel::Action),
                     cell(AdminLogModel::Subject)};
    what.removeAll(QString());
    m_what->setText(what.join(u" · "_s));
    m_details->setText(details);
    m_details->setVisible(!details.isEmpty());
    m_reason->setText(tr("Reason: %1").arg(entry.reason));
    m_reason->setVisible(!entry.reason.isEmpty());
    m_place->setText(
        tr("Entry %1 of the chain · account %2 from %3 · %4 · %5 UTC", "number, login, host, role, time")
            .arg(QString::number(entry.sequence), entry.login, entry.host,
                 entry.role.isEmpty() ? tr("administrator of the server") : entry.role,
                 entry.occurredAt.toUTC().toString(u"yyyy-MM-dd HH:mm:ss"_s)));
}

} // namespace lekthi::ui
