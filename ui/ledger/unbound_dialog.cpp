#include "ui/ledger/unbound_dialog.h"

#include "models/ledger/unbound_export.h"
#include "ui/ledger/number_story_dialog.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/export_button.h"
#include "ui/widgets/filter_words.h"
#include "ui/widgets/label.h"
#include "ui/widgets/list_table.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <array>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::UnboundModel;

namespace {

constexpr QSize unboundSize(940, 560);
constexpr std::array ages{0, 1, 7, 30, 90}; // days
constexpr int usualAge = 2;                 // as the alert rule: a week

} // namespace

UnboundDialog::UnboundDialog(models::Session &session, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_worker(session.address())
    , m_model(new UnboundModel(this))
    , m_ageCaption(makeLabel(this, Look::Caption))
    , m_age(new QComboBox(this))
    , m_banner(new Banner(this))
    , m_verdict(makeLabel(this))
    , m_table(new ListTable(*m_model, this))
    , m_history(new QPushButton(this))
    , m_more(new QPushButton(this))
    , m_export(new ExportButton(
          session, u"unbound"_s, [this] { return models::unboundExport(age(), m_session.reference()); },
          this))
    , m_close(new QPushButton(this))
{
    setObjectName(u"unboundDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    retranslate();
    resize(unboundSize);
    m_age->setFocus();
    startAnew();
}

void UnboundDialog::build()
{
    m_age->setObjectName(u"unboundAge"_s);
    m_banner->setObjectName(u"unboundBanner"_s);
    m_verdict->setObjectName(u"unboundVerdict"_s);
    m_table->setObjectName(u"unboundTable"_s);
    m_history->setObjectName(u"unboundHistory"_s);
    m_more->setObjectName(u"unboundMore"_s);
    m_close->setObjectName(u"unboundClose"_s);
    for (size_t age = 0; age < ages.size(); ++age)
        m_age->addItem({});
    m_age->setCurrentIndex(usualAge);
    m_ageCaption->setBuddy(m_age);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setFit([this] { fitColumns(); });
    m_table->keepFor(m_session.person().login);
    for (QPushButton *button : {m_history, m_more, m_close})
        button->setAutoDefault(false);
    auto *line = new QHBoxLayout;
    line->setSpacing(theme::gapSmall);
    line->addWidget(m_ageCaption);
    line->addWidget(m_age);
    line->addStretch(1);
    auto *bottom = new QHBoxLayout;
    bottom->setSpacing(theme::gapSmall);
    bottom->addWidget(m_history);
    bottom->addWidget(m_more);
    bottom->addWidget(m_export);
    bottom->addStretch(1);
    bottom->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addLayout(line);
    layout->addWidget(m_banner);
    layout->addWidget(m_verdict);
    layout->addWidget(m_table, 1);
    layout->addLayout(bottom);
    connectParts();
}

void UnboundDialog::connectParts()
{
    m_export->setReport([this] {
        return models::ListReport{
            windowTitle(), filterWords({m_age}),
            models::unboundReportRows(*m_model, age(), m_session.reference(), m_table->wantedColumns())};
    });
    m_export->reportOn(*m_banner, [](int numbers, const QString &path) {
        return tr("%n number(s) were written to %1.", nullptr, numbers).arg(path);
    });
    connect(m_age, &QComboBox::currentIndexChanged, this, &UnboundDialog::startAnew);
    connect(m_banner, &Banner::actionTriggered, this, &UnboundDialog::readOn);
    connect(m_more, &QPushButton::clicked, this, &UnboundDialog::readOn);
    connect(m_history, &QPushButton::clicked, this, &UnboundDialog::openHistory);
    connect(m_table, &QTableView::activated, this, &UnboundDialog::openHistory);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &UnboundDialog::showState);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
}

std::chrono::hours UnboundDialog::age() const
{
    return std::chrono::hours(24 * ages.at(size_t(m_age->currentIndex())));
}

void UnboundDialog::fitColumns()
{
    for (int column = 0; column < UnboundModel::Account; ++column)
        m_table->setColumnWidth(column, m_table->contentWidth(column));
}

void UnboundDialog::startAnew()
{
    m_model->clear();
    readOn();
}

void UnboundDialog::readOn()
{
    m_worker.cancel(m_ticket);
    m_isReading = true;
    m_hasMore = false;
    m_hasFailed = false;
    m_banner->hideMessage();
    showState();
    m_ticket = m_worker.run(this, models::readingUnbound(age(), m_model->lastId()),
                            [this](const store::Result<models::UnboundPage> &page) { take(page); });
}

void UnboundDialog::take(const store::Result<models::UnboundPage> &page)
{
    m_isReading = false;
    m_hasFailed = !page;
    if (page) {
        m_hasMore = page->hasMore;
        m_model->append(*page, m_session.reference());
        m_table->fitColumns();
    } else {
        m_banner->showMessage(Banner::Kind::Error, store::describe(page.error()), tr("Try again"));
    }
    showState();
}

void UnboundDialog::openHistory()
{
    const QString number = m_model->numberAt(m_table->currentIndex().row());
    if (!number.isEmpty())
        (new NumberStoryDialog(m_session, number, this))->open();
}

void UnboundDialog::showState()
{
    const int rows = m_model->rowCount();
    if (m_isReading)
        m_verdict->setText(tr("Searching the ledger…"));
    else if (rows == 0)
        m_verdict->setText(tr("Every number of this age has a document or is marked as unused."));
    else
        m_verdict->setText(
            m_hasMore ? tr("The oldest %n number(s) without a document; there are more.", nullptr, rows)
                      : tr("%n number(s) without a document, the oldest first.", nullptr, rows));
    m_verdict->setVisible(!m_hasFailed);
    m_more->setVisible(m_hasMore);
    m_export->setReady(rows > 0);
    m_export->setTotal(m_hasMore ? 0 : rows);
    m_history->setEnabled(m_table->currentIndex().isValid());
}

void UnboundDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void UnboundDialog::retranslate()
{
    setWindowTitle(tr("Numbers without a document"));
    m_ageCaption->setText(tr("Allocated"));
    m_age->setAccessibleName(m_ageCaption->text());
    m_age->setItemText(0, tr("at any time"));
    for (size_t age = 1; age < ages.size(); ++age)
        m_age->setItemText(int(age), tr("more than %n day(s) ago", nullptr, ages.at(age)));
    m_table->setAccessibleName(windowTitle());
    m_history->setText(tr("Number history…"));
    m_more->setText(tr("Show more"));
    m_close->setText(tr("Close"));
    m_export->retranslate(tr("Export the numbers without a document"), u"numbers-without-a-document"_s);
    m_model->retranslate();
    m_table->retranslate();
    showState();
}

} // namespace lekthi::ui
