#include "ui/ledger/receipt_dialog.h"

#include "core/files/written_file.h"
#include "models/aside.h"
#include "models/ledger/receipt_facts.h"
#include "ui/ledger/receipt_paper.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/facts_grid.h"
#include "ui/widgets/label.h"

#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize receiptSize(640, 400);
constexpr int mostFacts = 9;

/// The number as part of a file's name.
QString fileNameOf(const QString &number)
{
    static const QRegularExpression strange(u"[\\x00-\\x1f/\\\\:*?\"<>|]"_s);
    return QString(number).replace(strange, u"_"_s);
}

} // namespace

ReceiptDialog::ReceiptDialog(models::Session &session, models::DigestKeeper &digests,
                             const store::LedgerEntry &entry, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_digests(digests)
    , m_entry(entry)
    , m_worker(session.address())
    , m_number(makeLabel(this))
    , m_banner(new Banner(this))
    , m_verdict(makeLabel(this, Look::Secondary))
    , m_facts(new FactsGrid(mostFacts, this))
    , m_json(new QPushButton(this))
    , m_pdf(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName(u"receiptDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    m_number->setObjectName(u"receiptNumber"_s);
    m_banner->setObjectName(u"receiptBanner"_s);
    m_verdict->setObjectName(u"receiptVerdict"_s);
    m_json->setObjectName(u"receiptJson"_s);
    m_pdf->setObjectName(u"receiptPdf"_s);
    m_close->setObjectName(u"receiptClose"_s);
    build();
    retranslate();
    resize(receiptSize);
    make();
}

void ReceiptDialog::build()
{
    QFont large = theme::monoFont();
    large.setPointSizeF(large.pointSizeF() * 1.6);
    m_number->setFont(large);
    m_number->setText(m_entry.number);
    for (QLabel *label : {m_number, m_verdict})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    theme::setLook(m_json, Look::PrimaryButton);
    for (QPushButton *button : {m_pdf, m_close})
        button->setAutoDefault(false);
    auto *bottom = new QHBoxLayout;
    bottom->setSpacing(theme::gapSmall);
    bottom->addWidget(m_close);
    bottom->addStretch(1);
    bottom->addWidget(m_pdf);
    bottom->addWidget(m_json);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addWidget(m_number);
    layout->addWidget(m_banner);
    layout->addLayout(m_facts);
    layout->addWidget(m_verdict);
    layout->addStretch(1);
    layout->addLayout(bottom);
    connect(m_banner, &Banner::actionTriggered, this, &ReceiptDialog::act);
    connect(m_json, &QPushButton::clicked, this, [this] { askForFile(Form::Json); });
    connect(m_pdf, &QPushButton::clicked, this, [this] { askForFile(Form::Pdf); });
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    connect(&m_digests, &models::DigestKeeper::written, this, [this] {
        if (std::exchange(m_waitsForDigest, false))
            make();
    });
    connect(&m_digests, &models::DigestKeeper::failed, this, [this] {
        if (std::exchange(m_waitsForDigest, false))
            refuse(m_digests.failure(), tr("Write a digest"));
    });
}

void ReceiptDialog::make()
{
    m_isBusy = true;
    m_outcome.reset();
    m_banner->hideMessage();
    showState();
    m_digests.withKey(this, [this](const audit::AuditResult<models::DigestKeeper::Key> &key) {
        if (key)
            read(*key);
        else
            refuse(audit::describe(key.error()), tr("Try again"));
    });
}

void ReceiptDialog::read(const models::DigestKeeper::Key &key)
{
    m_worker.run(
        this,
        [key, entry = m_entry, reference = m_session.reference()](store::Connection &connection) {
            return models::readReceiptOf(connection, entry, reference, *key);
        },
        [this](const store::Result<models::ReceiptOutcome> &outcome) { take(outcome); });
}

void ReceiptDialog::take(const store::Result<models::ReceiptOutcome> &outcome)
{
    m_isBusy = false;
    if (!outcome) {
        refuse(store::describe(outcome.error()), tr("Try again"));
        return;
    }
    m_outcome = *outcome;
    if (!outcome->receipt)
        refuse(outcome->why, outcome->needsDigest ? tr("Write a digest") : QString());
    showState();
    if (outcome->receipt && focusWidget() == m_close)
        m_json->setFocus();
}

void ReceiptDialog::refuse(const QString &why, const QString &action)
{
    m_isBusy = false;
    const bool needsDigest = m_outcome && m_outcome->needsDigest;
    m_banner->showMessage(needsDigest ? Banner::Kind::Warning : Banner::Kind::Error, why, action);
    showState();
}

void ReceiptDialog::act()
{
    if (m_outcome && m_outcome->needsDigest)
        writeDigest();
    else
        make();
}

void ReceiptDialog::writeDigest()
{
    m_waitsForDigest = true;
    m_isBusy = true;
    m_banner->hideMessage();
    showState();
    m_digests.writeNow();
}

void ReceiptDialog::askForFile(Form form)
{
    const QString suffix = form == Form::Json ? u"json"_s : u"pdf"_s;
    auto *dialog = new QFileDialog(this, tr("Save the receipt"));
    dialog->setObjectName(u"receiptFile"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(fileNameOf(m_entry.number) + u'.' + suffix);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, form](const QString &path) { write(form, path); });
    dialog->open();
}

void ReceiptDialog::write(Form form, const QString &path)
{
    const audit::Receipt &receipt = *m_outcome->receipt;
    const QByteArray bytes =
        form == Form::Json ? audit::toJson(receipt)
                           : receiptPdf(receipt, m_outcome->publicKey, Preferences::instance().calendar());
    models::runAside(
        this, [path, bytes] { return files::writeWholeFile(path, bytes); },
        [this, path](const files::Written &written) {
            if (written)
                m_banner->showMessage(Banner::Kind::Good, tr("The receipt was written to %1.").arg(path));
            else
                m_banner->showMessage(Banner::Kind::Error, written.error());
        });
}

void ReceiptDialog::showState()
{
    const bool isMade = m_outcome && m_outcome->receipt;
    m_facts->setFacts(isMade ? models::receiptFacts(*m_outcome->receipt, Preferences::instance().calendar())
                             : QList<std::pair<QString, QString>>());
    for (QPushButton *button : {m_json, m_pdf})
        button->setEnabled(isMade && !m_isBusy);
    if (m_isBusy)
        m_verdict->setText(m_waitsForDigest ? tr("Writing a digest…") : tr("Making the receipt…"));
    else if (isMade)
        m_verdict->setText(models::receiptCheckText(m_outcome->publicKey));
    m_verdict->setVisible(m_isBusy || isMade);
}

void ReceiptDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void ReceiptDialog::retranslate()
{
    setWindowTitle(tr("Receipt"));
    m_json->setText(tr("Save &JSON…"));
    m_pdf->setText(tr("Save &PDF…"));
    m_close->setText(tr("Close"));
    showState();
}

} // namespace lekthi::ui
