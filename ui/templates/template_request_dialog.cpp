#include "ui/templates/template_request_dialog.h"

#include "core/store/requests/request.h"
#include "ui/shell/theme.h"
#include "ui/widgets/content_height.h"
#include "ui/widgets/label.h"
#include "ui/widgets/reason_field.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int narrowest = 520;

} // namespace

TemplateRequestDialog::TemplateRequestDialog(store::TemplateChange change, QString sentence,
                                             bool hasApprovers, QWidget *parent)
    : QDialog(parent)
    , m_change(std::move(change))
    , m_collision(std::move(sentence))
    , m_hasApprovers(hasApprovers)
    , m_title(makeLabel(this, Look::Title))
    , m_sentence(makeLabel(this, Look::Strong))
    , m_what(makeLabel(this))
    , m_fields(new QWidget(this))
    , m_reason(new ReasonField(u"templateRequestReason"_s, store::minimumForRequest, m_fields))
    , m_missing(makeLabel(m_fields, Look::Small))
    , m_cancel(new QPushButton(this))
    , m_request(new QPushButton(this))
{
    setObjectName(u"templateRequestDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(narrowest);
    build();
    retranslate();
    connect(m_reason, &ReasonField::textChanged, this, &TemplateRequestDialog::showState);
    connect(m_reason, &ReasonField::returnPressed, this, &TemplateRequestDialog::submit);
    connect(m_cancel, &QPushButton::clicked, this, &TemplateRequestDialog::reject);
    connect(m_request, &QPushButton::clicked, this, &TemplateRequestDialog::submit);
    (m_hasApprovers ? static_cast<QWidget *>(m_reason) : m_cancel)->setFocus();
}

void TemplateRequestDialog::build()
{
    m_sentence->setObjectName(u"templateRequestSentence"_s);
    m_what->setObjectName(u"templateRequestWhat"_s);
    m_reason->setText(m_change.reason.text());
    m_cancel->setObjectName(u"templateRequestCancel"_s);
    m_request->setObjectName(u"templateRequestSend"_s);
    theme::setLook(m_request, Look::PrimaryButton);
    for (QPushButton *button : {m_cancel, m_request})
        button->setAutoDefault(false);
    auto *fields = new QVBoxLayout(m_fields);
    fields->setContentsMargins(0, 0, 0, 0);
    fields->setSpacing(4);
    fields->addLayout(m_reason->underLabel());
    fields->addWidget(m_missing);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::gapSmall);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_request);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    for (QWidget *widget : {static_cast<QWidget *>(m_title), static_cast<QWidget *>(m_sentence),
                            static_cast<QWidget *>(m_what), m_fields})
        layout->addWidget(widget);
    layout->addLayout(buttons);
    m_fields->setVisible(m_hasApprovers);
    m_request->setVisible(m_hasApprovers);
}

void TemplateRequestDialog::submit()
{
    const auto reason = m_reason->reason();
    if (!m_hasApprovers || !reason)
        return;
    m_change.reason = *reason;
    emit requested(m_change);
    accept();
}

void TemplateRequestDialog::showState()
{
    m_missing->setText(m_reason->whatIsMissing());
    m_request->setEnabled(m_missing->text().isEmpty());
    m_request->setAccessibleDescription(m_missing->text());
}

bool TemplateRequestDialog::event(QEvent *event)
{
    const bool done = QDialog::event(event);
    keepContentHeight(*this, *event);
    return done;
}

void TemplateRequestDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

QString TemplateRequestDialog::whatToDo() const
{
    if (!m_hasApprovers)
        return tr(
            "Saving it needs the approval of a Super Admin other than you, and this store has none. Fix "
            "the template, or ask the administrator of the server for a Super Admin.");
    return tr("Fix the template, or request the approval of a Super Admin other than you. Once it is "
              "approved, "
              "it is saved as version %1, unless the template has changed meanwhile.")
        .arg(m_change.expectedVersion + 1);
}

void TemplateRequestDialog::retranslate()
{
    setWindowTitle(tr("Two documents could get the same number"));
    m_title->setText(tr("Two documents could get the same number"));
    m_sentence->setText(m_collision);
    m_what->setText(whatToDo());
    m_reason->setLabel(tr("Why these numbers may repeat"));
    m_cancel->setText(tr("Cancel"));
    m_request->setText(tr("Request approval"));
    showState();
}

} // namespace lekthi::ui
