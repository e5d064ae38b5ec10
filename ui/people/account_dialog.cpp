#include "ui/people/account_dialog.h"

#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/content_height.h"
#include "ui/widgets/label.h"
#include "ui/widgets/reason_field.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using numbering::Reason;

namespace {

constexpr int narrowestAccountDialog = 520;

} // namespace

AccountDialog::AccountDialog(models::AdministratorEntry &entry, const QString &name, QWidget *parent)
    : CarefulDialog(parent)
    , m_entry(entry)
    , m_title(makeLabel(this, Look::Title))
    , m_means(makeLabel(this))
    , m_warning(makeLabel(this, Look::Warning))
    , m_fields(new QVBoxLayout)
    , m_reason(new ReasonField(name + u"Reason"_s, Reason::minimumForTemplate, this))
    , m_why(makeLabel(this, Look::Small))
    , m_banner(new Banner(this))
    , m_cancel(new QPushButton(this))
    , m_send(new QPushButton(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    build(name);
    askForReason(false);
    connect(m_reason, &ReasonField::textChanged, this, &AccountDialog::readForm);
    connect(m_cancel, &QPushButton::clicked, this, &AccountDialog::cancel);
    connect(m_send, &QPushButton::clicked, this, &AccountDialog::submit);
    connect(&m_entry, &models::AdministratorEntry::left, this, &QDialog::reject);
}

void AccountDialog::build(const QString &name)
{
    setObjectName(name + u"Dialog"_s);
    m_warning->setObjectName(name + u"Warning"_s);
    m_why->setObjectName(name + u"Why"_s);
    m_banner->setObjectName(name + u"Banner"_s);
    m_cancel->setObjectName(name + u"Cancel"_s);
    m_send->setObjectName(name + u"Send"_s);
    theme::setLook(m_send, Look::PrimaryButton);
    for (QPushButton *button : {m_cancel, m_send})
        button->setAutoDefault(false); // Enter in a field does nothing that cannot be seen
    m_fields->setSpacing(theme::gap);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::gapSmall);
    buttons->addWidget(m_why, 1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_send);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addStrut(narrowestAccountDialog - 2 * theme::margin); // wider where its texts are
    layout->addWidget(m_title);
    layout->addWidget(m_means);
    layout->addLayout(m_fields);
    layout->addLayout(m_reason->underLabel());
    layout->addWidget(m_warning);
    layout->addWidget(m_banner);
    layout->addLayout(buttons);
}

void AccountDialog::begin()
{
    retranslate();
    readForm();
    open();
    if (QWidget *first = firstField())
        first->setFocus();
    else if (m_isReasonAsked)
        m_reason->setFocus();
    else
        m_cancel->setFocus(); // there is nothing to fill in, and nothing shall happen by a slip
}

void AccountDialog::askForReason(bool isAsked)
{
    m_isReasonAsked = isAsked;
    m_reason->setShown(isAsked);
}

QString AccountDialog::reason() const
{
    const auto reason = m_reason->reason();
    return reason ? reason->text() : QString();
}

QString AccountDialog::whatIsMissing() const
{
    if (const QString ofFields = missing(); !ofFields.isEmpty() || !m_isReasonAsked)
        return ofFields;
    return m_reason->whatIsMissing();
}

void AccountDialog::readForm()
{
    const QString missing = whatIsMissing();
    showOrHide(m_warning, warning());
    m_why->setText(m_isWorking ? QString() : missing);
    m_send->setText(m_isWorking ? tr("Working…") : actionText());
    m_send->setAccessibleDescription(missing);
    m_send->setEnabled(!m_isWorking && missing.isEmpty());
    m_cancel->setEnabled(!m_isWorking);
    m_reason->setEnabled(!m_isWorking);
    for (int place = 0; place < m_fields->count(); ++place) {
        if (QWidget *field = m_fields->itemAt(place)->widget())
            field->setEnabled(!m_isWorking);
    }
}

void AccountDialog::submit()
{
    if (m_isWorking || !whatIsMissing().isEmpty())
        return;
    m_isWorking = true;
    m_banner->hideMessage();
    readForm();
    m_entry.worker().run(this, work(), [this](const store::Result<void> &result) {
        m_isWorking = false;
        readForm();
        if (result) {
            emit done();
            accept();
        } else {
            m_banner->showMessage(Banner::Kind::Error, store::describe(result.error()));
        }
    });
}

bool AccountDialog::holdsInput() const
{
    return !m_reason->isBlank();
}

void AccountDialog::setTexts(const QString &title, const QString &means)
{
    setWindowTitle(title);
    m_title->setText(title);
    showOrHide(m_means, means);
    m_reason->setLabel(tr("&Reason, kept in the admin log"));
    m_reason->setAccessibleName(tr("Reason"));
    m_cancel->setText(tr("Cancel"));
}

bool AccountDialog::event(QEvent *event)
{
    const bool done = CarefulDialog::event(event);
    keepContentHeight(*this, *event);
    return done;
}

void AccountDialog::changeEvent(QEvent *event)
{
    CarefulDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        readForm();
    }
}

} // namespace lekthi::ui
