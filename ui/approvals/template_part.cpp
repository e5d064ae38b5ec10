#include "ui/approvals/template_part.h"

#include "models/register/register_import_text.h"
#include "ui/shell/theme.h"
#include "ui/templates/diff_card.h"
#include "ui/widgets/banner.h"

#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using store::TemplateRequest;

TemplatePart::TemplatePart(const store::ReferenceData &reference, QWidget *parent)
    : RequestPart(parent)
    , m_reference(reference)
    , m_collision(new Banner(this))
    , m_diff(new DiffCard(u"templateRequest"_s, this))
{
    setObjectName(u"templateRequestDetail"_s);
    m_collision->setObjectName(u"templateRequestCollision"_s);
    m_collision->setClosable(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::gap);
    column->addWidget(m_collision);
    column->addWidget(m_diff);
    column->addStretch(1);
}

void TemplatePart::retranslate()
{
    m_diff->retranslate();
}

void TemplatePart::show(const models::RequestDetails &details, const models::RequestsReading &people,
                        const QDateTime &)
{
    m_details = std::get<models::TemplateDetails>(details.part);
    m_requester = people.nameOf(details.request.requester);
    const TemplateRequest &request = m_details->request;
    if (m_details->collision.isEmpty())
        m_collision->showMessage(
            Banner::Kind::Info,
            tr("With the templates as they are now, no two documents get the same number."));
    else
        m_collision->showMessage(Banner::Kind::Warning, m_details->collision);
    const DiffCard::Side after{tr("Version %1, requested").arg(request.followsVersion + 1),
                               {request.after, request.settings}};
    if (request.settingsBefore)
        m_diff->showDiff(
            {tr("Version %1").arg(request.followsVersion), {request.before, *request.settingsBefore}}, after);
    else
        m_diff->showText(after);
}

PartWords TemplatePart::words() const
{
    if (!m_details)
        return {};
    const TemplateRequest &request = m_details->request;
    const int version = request.followsVersion + 1;
    return {
        .title =
            tr("Template #%1: %2").arg(QString::number(request.id), models::placeText(request, m_reference)),
        .requested = tr("%1 requested the template").arg(m_requester),
        .approve = tr("Approve and save as version %1").arg(version),
        .consequence = tr("The template is saved as version %1 at once, although two documents could get "
                          "the same number. Documents already numbered keep their numbers.")
                           .arg(version),
        .execute = tr("Save version %1").arg(version)};
}

QString TemplatePart::doneText() const
{
    return tr("Saved as version %1.").arg(m_details->request.followsVersion + 1);
}

QString TemplatePart::doneAction() const
{
    return u"TEMPLATE_EXECUTED"_s;
}

} // namespace lekthi::ui
