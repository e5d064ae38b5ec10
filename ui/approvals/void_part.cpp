#include "ui/approvals/void_part.h"

#include "models/ledger/number_story_text.h"
#include "models/period_text.h"
#include "models/requests/counter_text.h"
#include "models/time_text.h"
#include "translations/translations.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/card.h"
#include "ui/widgets/facts_grid.h"

#include <QLabel>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

VoidPart::VoidPart(const store::ReferenceData &reference, QWidget *parent)
    : RequestPart(parent)
    , m_reference(reference)
    , m_means(new Banner(this))
{
    setObjectName(u"voidRequestDetail"_s);
    m_means->setObjectName(u"voidRequestMeans"_s);
    m_means->setClosable(false);
    auto *card = new Card(this);
    m_facts = new FactsGrid(factCount, card);
    m_facts->label(Number)->setObjectName(u"voidRequestNumber"_s);
    m_facts->label(Document)->setObjectName(u"voidRequestDocument"_s);
    m_facts->label(Allocated)->setObjectName(u"voidRequestAllocated"_s);
    card->content()->addLayout(m_facts);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::gap);
    column->addWidget(card);
    column->addWidget(m_means);
}

void VoidPart::retranslate()
{
    m_facts->setCaption(Number, tr("Number"));
    m_facts->setCaption(Counter, tr("Counter"));
    m_facts->setCaption(Sequence, tr("Sequence number"));
    m_facts->setCaption(Document, tr("Document"));
    m_facts->setCaption(Allocated, tr("Allocated"));
}

void VoidPart::show(const models::RequestDetails &details, const models::RequestsReading &people,
                    const QDateTime &now)
{
    m_request = std::get<models::VoidDetails>(details.part).request;
    m_requester = people.nameOf(m_request->requester);
    showFacts(people);
    m_means->showMessage(
        Banner::Kind::Warning,
        tr("A voided number stays taken: no document can have it, it has no revisions, and it is "
           "never allocated again. The ledger says who agreed and why."));
    m_means->setVisible(models::stateAt(*m_request, now) == store::RequestState::Pending);
}

void VoidPart::showFacts(const models::RequestsReading &people)
{
    const store::VoidRequest &request = *m_request;
    const numbering::Calendar calendar = Preferences::instance().calendar();
    m_facts->setFact(Number, request.number);
    m_facts->setFact(
        Counter, models::counterText(request.key, m_reference,
                                     models::periodText(request.key.period, currentLanguage(), calendar)));
    m_facts->setFact(Sequence, QString::number(request.sequence));
    m_facts->setFact(Document, request.isUnused ? tr("None; marked as unused") : tr("None"));
    m_facts->setFact(Allocated, models::drawerText(people.people, request.drawnBy, request.drawnFor) +
                                    u" · "_s + models::timeText(request.drawnAt, calendar));
}

PartWords VoidPart::words() const
{
    if (!m_request)
        return {};
    return {.title = tr("Voiding #%1: %2").arg(QString::number(m_request->id), m_request->number),
            .requested = tr("%1 requested the voiding").arg(m_requester),
            .approve = tr("Approve and void the number"),
            .consequence =
                tr("%1 is voided at once: no document can have it, and it is never allocated again. "
                   "This cannot be undone.")
                    .arg(m_request->number),
            .execute = tr("Void the number")};
}

QString VoidPart::doneText() const
{
    return tr("%1 was voided. It stays taken.").arg(m_request->number);
}

QString VoidPart::doneAction() const
{
    return u"VOID_EXECUTED"_s;
}

} // namespace lekthi::ui
