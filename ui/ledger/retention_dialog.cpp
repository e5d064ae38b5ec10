#include "ui/ledger/retention_dialog.h"

#include "core/store/people/rights.h"
#include "models/period_text.h"
#include "translations/translations.h"
#include "ui/ledger/archive_dialog.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/label.h"
#include "ui/widgets/list_table.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::RetentionModel;

namespace {

constexpr QSize retentionSize(680, 460);

} // namespace

RetentionDialog::RetentionDialog(models::Session &session, models::DigestKeeper &keeper, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_keeper(keeper)
    , m_worker(session.address())
    , m_model(new RetentionModel(this))
    , m_banner(new Banner(this))
    , m_verdict(makeLabel(this))
    , m_table(new ListTable(*m_model, this))
    , m_archive(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName(u"retentionDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    retranslate();
    resize(retentionSize);
    m_table->setFocus();
    read();
}

void RetentionDialog::build()
{
    m_banner->setObjectName(u"retentionBanner"_s);
    m_verdict->setObjectName(u"retentionVerdict"_s);
    m_table->setObjectName(u"retentionTable"_s);
    m_archive->setObjectName(u"retentionArchive"_s);
    m_close->setObjectName(u"retentionClose"_s);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setFit([this] {
        for (int column = 0; column < RetentionModel::Archived; ++column)
            m_table->setColumnWidth(column, m_table->contentWidth(column));
    });
    m_table->keepFor(m_session.person().login);
    for (QPushButton *button : {m_archive, m_close})
        button->setAutoDefault(false);
    auto *bottom = new QHBoxLayout;
    bottom->setSpacing(theme::gapSmall);
    bottom->addWidget(m_archive);
    bottom->addStretch(1);
    bottom->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addWidget(m_banner);
    layout->addWidget(m_verdict);
    layout->addWidget(m_table, 1);
    layout->addLayout(bottom);
    connect(m_banner, &Banner::actionTriggered, this, &RetentionDialog::read);
    connect(m_archive, &QPushButton::clicked, this, &RetentionDialog::archive);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
}

void RetentionDialog::read()
{
    m_reading.reset();
    m_banner->hideMessage();
    showState();
    m_worker.run(this, models::readingRetention(),
                 [this](const store::Result<models::RetentionReading> &reading) { take(reading); });
}

void RetentionDialog::take(const store::Result<models::RetentionReading> &reading)
{
    if (reading) {
        m_reading = *reading;
        m_model->show(reading->retention);
        m_table->fitColumns();
    } else {
        m_banner->showMessage(Banner::Kind::Error, store::describe(reading.error()), tr("Try again"));
    }
    showState();
}

void RetentionDialog::archive()
{
    const auto year = m_reading ? models::nextYearToArchive(*m_reading) : std::nullopt;
    if (!year)
        return;
    qint64 rows = 0;
    for (const audit::Retention::Year &one : m_reading->retention.years)
        rows += one.year == *year ? one.rows : 0;
    auto *dialog = new ArchiveDialog(m_session, m_keeper, *year, rows, this);
    connect(dialog, &ArchiveDialog::requested, this, [this](qint64 id, const QString &path) {
        m_banner->showMessage(
            Banner::Kind::Good,
            tr("The archive was written to %1. Another Super Admin has to approve request #%2: "
               "give that person the file.")
                .arg(path)
                .arg(id));
    });
    dialog->open();
}

void RetentionDialog::showState()
{
    const numbering::Calendar calendar = Preferences::instance().calendar();
    m_verdict->setText(m_reading ? models::retentionText(*m_reading, calendar) : tr("Reading the ledger…"));
    m_verdict->setVisible(m_reading || !m_banner->isVisibleTo(this));
    const auto year = m_reading ? models::nextYearToArchive(*m_reading) : std::nullopt;
    m_archive->setVisible(store::may(m_session.person(), store::Deed::ArchiveLedger));
    m_archive->setEnabled(year.has_value());
    m_archive->setText(
        year ? tr("Archive %1…", "a year").arg(models::periodText({*year, 0}, currentLanguage(), calendar))
             : tr("Archive a year…"));
    m_archive->setToolTip(m_reading && !year ? tr("Every year that is over is archived.") : QString());
}

void RetentionDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void RetentionDialog::retranslate()
{
    setWindowTitle(tr("Years and archives of the ledger"));
    m_table->setAccessibleName(tr("Years of the ledger"));
    m_close->setText(tr("Close"));
    m_model->retranslate();
    m_table->retranslate();
    showState();
}

} // namespace lekthi::ui
