#include "ui/register/register_request_step.h"

#include "models/register/register_import_text.h"
#include "models/requests/reset_wish_check.h"
#include "ui/register/plan_counters_view.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/keyboard_start.h"
#include "ui/widgets/label.h"

#include <QLabel>
#include <QLineEdit>
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
    , m_reasonCaption(makeLabel(this, Look::Caption))
    , m_reason(new QLineEdit(this))
    , m_count(makeLabel(this, Look::Small))
{
    m_heading->setObjectName(u"registerWould"_s);
    m_parts->setObjectName(u"registerParts"_s);
    m_counters->setObjectName(u"registerCounters"_s);
    m_reason->setObjectName(u"registerReason"_s);
    m_count->setObjectName(u"registerReasonCount"_s);
    m_reason->setMaxLength(2 * Reason::maximumLength);
    m_reasonCaption->setBuddy(m_reason);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addWidget(m_heading);
    layout->addWidget(m_parts);
    layout->addWidget(m_counters, 1);
    layout->addWidget(m_reasonCaption);
    layout->addWidget(m_reason);
    layout->addWidget(m_count);
    setKeyboardStart(*this, *m_reason);
    connect(m_reason, &QLineEdit::textChanged, this, [this] {
        showCount();
        emit changed();
    });
}

void RegisterRequestStep::show(std::shared_ptr<const models::RegisterFindings> findings)
{
    m_findings = std::move(findings);
    m_counters->setCounters(m_findings->parts.constFirst().counters, m_findings->next);
    retranslate();
}

std::optional<Reason> RegisterRequestStep::reason() const
{
    auto parsed = Reason::parse(m_reason->text(), store::minimumForRequest);
    return parsed ? std::optional(*std::move(parsed)) : std::nullopt;
}

QString RegisterRequestStep::whyNot() const
{
    return models::whatIsMissingInReason(m_reason->text());
}

void RegisterRequestStep::setWorking(bool isWorking)
{
    m_reason->setReadOnly(isWorking);
}

void RegisterRequestStep::showCount()
{
    m_count->setText(models::reasonCountText(m_reason->text()));
}

void RegisterRequestStep::retranslate()
{
    m_reasonCaption->setText(tr("Reason, at least %1 letters or digits").arg(store::minimumForRequest));
    m_reason->setAccessibleName(m_reasonCaption->text());
    m_counters->retranslate();
    showCount();
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
