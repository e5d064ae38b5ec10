#include "ui/approvals/archive_part.h"

#include "models/requests/request_words.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/card.h"
#include "ui/widgets/facts_grid.h"

#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

ArchivePart::ArchivePart(QWidget *parent)
    : RequestPart(parent)
    , m_means(new Banner(this))
{
    setObjectName(u"archiveRequestDetail"_s);
    m_means->setObjectName(u"archiveRequestMeans"_s);
    m_means->setClosable(false);
    auto *card = new Card(this);
    m_facts = new FactsGrid(factCount, card);
    m_facts->label(Rows)->setObjectName(u"archiveRequestRows"_s);
    m_facts->label(Hash)->setObjectName(u"archiveRequestHash"_s);
    card->content()->addLayout(m_facts);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::gap);
    column->addWidget(card);
    column->addWidget(m_means);
}

void ArchivePart::retranslate()
{
    m_facts->setCaption(Year, tr("Year"));
    m_facts->setCaption(Rows, tr("Ledger rows"));
    m_facts->setCaption(Ids, tr("Row IDs"));
    m_facts->setCaption(Hash, tr("SHA-256"));
    m_facts->setCaption(Key, tr("Signing key"));
}

QString ArchivePart::year() const
{
    return models::archivedYearText(m_request->range, Preferences::instance().calendar());
}

void ArchivePart::show(const models::RequestDetails &details, const models::RequestsReading &people,
                       const QDateTime &now)
{
    m_request = std::get<models::ArchiveDetails>(details.part).request;
    m_requester = people.nameOf(m_request->requester);
    const store::ArchivedRange &range = m_request->range;
    const QLocale locale;
    m_facts->setFact(Year, year());
    m_facts->setFact(Rows, locale.toString(range.rows));
    m_facts->setFact(Ids, u"%1–%2"_s.arg(range.afterId + 1).arg(range.lastId));
    m_facts->setFact(Hash, QString::fromLatin1(range.contentHash.toHex()));
    m_facts->setFact(Key, QString::fromLatin1(range.key.toBase64()));
    m_means->showMessage(
        Banner::Kind::Warning,
        tr("Check the file before you approve: “lekthictl audit verify --archive FILE” compares it with the "
           "ledger. Keep it for as long as the ledger has to be kept."));
    m_means->setVisible(models::stateAt(*m_request, now) == store::RequestState::Pending);
}

PartWords ArchivePart::words() const
{
    if (!m_request)
        return {};
    return {.title = tr("Archive #%1: %2").arg(QString::number(m_request->id), year()),
            .requested = tr("%1 requested the archiving").arg(m_requester),
            .approve = tr("Approve and archive the year"),
            .consequence =
                tr("The store notes that the ledger rows of %1 are archived in this file. No row is "
                   "removed. This cannot be undone.")
                    .arg(year()),
            .execute = tr("Archive the year")};
}

QString ArchivePart::doneText() const
{
    return tr("The ledger rows of %1 were archived.").arg(year());
}

QString ArchivePart::doneAction() const
{
    return u"ARCHIVE_EXECUTED"_s;
}

} // namespace lekthi::ui
