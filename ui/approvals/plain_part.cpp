#include "ui/approvals/plain_part.h"

#include "models/requests/request_words.h"
#include "ui/widgets/card.h"
#include "ui/widgets/label.h"

#include <QJsonDocument>
#include <QLabel>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

PlainPart::PlainPart(QWidget *parent)
    : RequestPart(parent)
{
    setObjectName(u"plainPart"_s);
    auto *card = new Card(this);
    m_facts = makeLabel(card);
    m_facts->setObjectName(u"plainFacts"_s);
    m_facts->setTextFormat(Qt::PlainText);
    m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    card->content()->addWidget(m_facts);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(card);
    layout->addStretch(1);
}

void PlainPart::show(const models::RequestDetails &details, const models::RequestsReading &people,
                     const QDateTime &)
{
    m_request = details.request;
    m_requester = people.nameOf(details.request.requester);
    m_facts->setText(QString::fromUtf8(QJsonDocument(details.request.facts()).toJson()).trimmed());
}

PartWords PlainPart::words() const
{
    if (!m_request)
        return {};
    return {.title = tr("Request #%1: %2").arg(m_request->id).arg(m_request->subject),
            .requested = tr("%1 made the request").arg(m_requester),
            .approve = tr("Approve and execute"),
            .consequence = tr("The request is executed at once."),
            .execute = tr("Execute")};
}

} // namespace lekthi::ui
