#include "ui/ledger/archive_dialog.h"

#include "core/store/requests/request.h"
#include "models/amount_text.h"
#include "models/period_text.h"
#include "translations/translations.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/content_height.h"
#include "ui/widgets/label.h"
#include "ui/widgets/reason_field.h"

#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int archiveDialogWidth = 560;
constexpr int archiveBarSteps = 1000;

} // namespace

ArchiveDialog::ArchiveDialog(models::Session &session, models::DigestKeeper &keeper, int year, qint64 rows,
                             QWidget *parent)
    : CarefulDialog(parent)
    , m_session(session)
    , m_archiving(session, keeper)
    , m_year(year)
    , m_rows(rows)
    , m_title(makeLabel(this, Look::Title))
    , m_means(makeLabel(this))
    , m_reason(new ReasonField(u"archiveReason"_s, store::minimumForRequest, this))
    , m_banner(new Banner(this))
    , m_bar(new QProgressBar(this))
    , m_why(makeLabel(this, Look::Small))
    , m_cancel(new QPushButton(this))
    , m_write(new QPushButton(this))
{
    setObjectName(u"archiveDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(archiveDialogWidth);
    build();
    retranslate();
    connect(m_reason, &ReasonField::textChanged, this, &ArchiveDialog::showState);
    connect(m_cancel, &QPushButton::clicked, this, &ArchiveDialog::stop);
    connect(m_write, &QPushButton::clicked, this, &ArchiveDialog::askForFile);
    connect(&m_archiving, &models::LedgerArchiving::changed, this, &ArchiveDialog::showState);
    connect(&m_archiving, &models::LedgerArchiving::requested, this, [this](qint64 id) {
        emit requested(id, m_path);
        accept();
    });
    connect(&m_archiving, &models::LedgerArchiving::failed, this, [this](const QString &sentence) {
        if (sentence.isEmpty())
            m_banner->showMessage(Banner::Kind::Info, tr("Cancelled. No archive was written."));
        else
            m_banner->showMessage(Banner::Kind::Error, sentence);
    });
    m_reason->setFocus();
}

void ArchiveDialog::build()
{
    m_banner->setObjectName(u"archiveBanner"_s);
    m_bar->setObjectName(u"archiveBar"_s);
    m_why->setObjectName(u"archiveWhy"_s);
    m_cancel->setObjectName(u"archiveCancel"_s);
    m_write->setObjectName(u"archiveWrite"_s);
    m_bar->setRange(0, archiveBarSteps);
    m_bar->setTextVisible(false);
    theme::setLook(m_write, Look::PrimaryButton);
    // Enter in the field must not begin what takes minutes and two persons.
    for (QPushButton *button : {m_cancel, m_write})
        button->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::gapSmall);
    buttons->addWidget(m_why, 1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_write);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addWidget(m_title);
    layout->addWidget(m_means);
    layout->addLayout(m_reason->underLabel());
    layout->addWidget(m_banner);
    layout->addWidget(m_bar);
    layout->addLayout(buttons);
}

void ArchiveDialog::askForFile()
{
    auto *dialog = new QFileDialog(this, tr("Write the archive"));
    dialog->setObjectName(u"archiveFile"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // a file that is there is refused
    dialog->selectFile(u"%1-%2.jsonl.gz"_s.arg(m_session.address().database).arg(m_year));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        const auto reason = m_reason->reason();
        if (!reason)
            return;
        m_path = path;
        m_banner->hideMessage();
        m_archiving.start(m_year, m_rows, path, *reason);
    });
    dialog->open();
}

void ArchiveDialog::stop()
{
    if (m_archiving.isBusy())
        m_archiving.cancel();
    else
        cancel();
}

bool ArchiveDialog::holdsInput() const
{
    return !m_reason->isBlank();
}

void ArchiveDialog::showState()
{
    const bool isBusy = m_archiving.isBusy();
    const QString missing = m_reason->whatIsMissing();
    m_bar->setVisible(isBusy);
    const qint64 inAll = m_archiving.rowsInAll();
    m_bar->setValue(inAll > 0 ? int(archiveBarSteps * m_archiving.rowsWritten() / inAll) : 0);
    m_why->setText(isBusy
                       ? tr("%1 of %2 rows", "written, in all")
                             .arg(models::groupedText(m_archiving.rowsWritten()), models::groupedText(inAll))
                       : missing);
    m_write->setEnabled(missing.isEmpty() && !isBusy);
    m_write->setAccessibleDescription(missing);
    m_cancel->setEnabled(!m_archiving.isCancelling());
    m_reason->setEnabled(!isBusy);
}

bool ArchiveDialog::event(QEvent *event)
{
    const bool done = CarefulDialog::event(event);
    keepContentHeight(*this, *event);
    return done;
}

void ArchiveDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    CarefulDialog::changeEvent(event);
}

void ArchiveDialog::retranslate()
{
    const QString title =
        tr("Archive %1", "a year")
            .arg(models::periodText({m_year, 0}, currentLanguage(), Preferences::instance().calendar()));
    setWindowTitle(title);
    m_title->setText(title);
    m_means->setText(
        tr("All ledger rows of the year are written to one file, which is signed with the key of "
           "this computer. Another Super Admin has to compare the file with the ledger and agree. "
           "No row is removed."));
    m_reason->setLabel(tr("Why the year should be archived"));
    m_bar->setAccessibleName(tr("Progress of the archive"));
    m_cancel->setText(tr("Cancel"));
    m_write->setText(tr("Choose a file and write…"));
    showState();
}

} // namespace lekthi::ui
