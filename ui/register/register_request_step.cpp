#include "ui/register/register_request_step.h"

#include "core/store/requests/request.h"
#include "models/register/register_import_text.h"
#include "ui/register/plan_counters_view.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/keyboard_start.h"
#include "ui/widgets/label.h"
#include "ui/widgets/reason_field.h"

#include <QLabel>
#include <QVBoxLayout>

#include <utility>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using numbering::Reason;

RegisterRequestStep::RegisterRequestStep(const store::ReferenceData &reference, QWidget *parent)
    : QWidget(parent)
    , m_heading(makeLabel(this, Look::Strong))
    , m_parts(new Banner(this))
    , m_counters(new PlanCountersView(reference, this))
    , m_reason(new ReasonField(u"registerReason"_s, store::minimumForRequest, this))
{
    m_heading->setObjectName(u"registerWould"_s);
    m_parts->setObjectName(u"registerParts"_s);
    m_counters->setObjectName(u"registerCounters"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addWidget(m_heading);
    layout->addWidget(m_parts);
    layout->addWidget(m_counters, 1);
    layout->addLayout(m_reason->underLabel());
    setKeyboardStart(*this, *m_reason);
    connect(m_reason, &ReasonField::textChanged, this, &RegisterRequestStep::changed);
}

void RegisterRequestStep::keepFor(const QString &login)
{
    m_counters->keepFor(login);
}

void RegisterRequestStep::show(std::shared_ptr<const models::RegisterFindings> findings)
{
    m_findings = std::move(findings);
    m_counters->setCounters(m_findings->parts.constFirst().counters, m_findings->next);
    retranslate();
}

std::optional<Reason> RegisterRequestStep::reason() const
{
    return m_reason->reason();
}

QString RegisterRequestStep::whyNot() const
{
    return m_reason->whatIsMissing();
}

void RegisterRequestStep::setWorking(bool isWorking)
{
    m_reason->setReadOnly(isWorking);
}

void RegisterRequestStep::retranslate()
{
    m_reason->setLabel(tr("Reason, at least %1 letters or digits").arg(store::minimumForRequest));
    m_counters->retranslate();
    if (!m_findings)
        return;
    m_heading->setText(
        tr("This imports %1. The counters continue after them, and none of these numbers is allocated again.",
           "%1: numbers in counters")
            .arg(models::amountText(m_findings->parts.constFirst())));
    const QString parts = models::partsText(m_findings->parts);
    if (parts.isEmpty())
        m_parts->hideMessage();
    else
        m_parts->showMessage(Banner::Kind::Warning, parts);
}

} // namespace lekthi::ui
