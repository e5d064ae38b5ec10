#include "ui/approvals/import_part.h"

#include "models/register/register_import_text.h"
#include "ui/register/plan_counters_view.h"
#include "ui/register/plan_lines_view.h"
#include "ui/shell/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/facts_grid.h"

#include <QLabel>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using store::RegisterImportRequest;

namespace {

constexpr int rowsAtLeast = 6;

QString leftOutText(const store::RegisterFacts &facts)
{
    return ImportPart::tr("%1 not understood · %2 repeated · %3 in the store already")
        .arg(facts.notUnderstood)
        .arg(facts.repeated)
        .arg(facts.takenAlready);
}

} // namespace

ImportPart::ImportPart(const store::ReferenceData &reference, const QString &login, QWidget *parent)
    : RequestPart(parent)
    , m_reference(reference)
    , m_tabs(new QTabBar(this))
{
    setObjectName(u"registerImportDetail"_s);
    m_tabs->setObjectName(u"registerImportTabs"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::gap);
    auto *card = new Card(this);
    m_facts = new FactsGrid(factCount, card);
    m_facts->label(Register)->setObjectName(u"registerImportFile"_s);
    card->content()->addLayout(m_facts);
    column->addWidget(card);
    column->addWidget(makeContent(), 1);
    m_counters->keepFor(login);
    m_lines->keepFor(login);
    connect(m_tabs, &QTabBar::currentChanged, m_content, &QStackedWidget::setCurrentIndex);
}

QWidget *ImportPart::makeContent()
{
    auto *room = new QWidget(this);
    m_content = new QStackedWidget(room);
    m_counters = new PlanCountersView(m_reference, m_content);
    m_lines = new PlanLinesView(m_reference, u"registerImport"_s, m_content);
    m_counters->setObjectName(u"registerImportCounters"_s);
    m_content->setMinimumHeight(rowsAtLeast * theme::textRowHeight());
    for (QWidget *part : {static_cast<QWidget *>(m_counters), static_cast<QWidget *>(m_lines)}) {
        m_content->addWidget(part);
        m_tabs->addTab({});
    }
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    auto *layout = new QVBoxLayout(room);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addWidget(m_tabs);
    layout->addWidget(m_content, 1);
    return room;
}

void ImportPart::show(const models::RequestDetails &details, const models::RequestsReading &people,
                      const QDateTime &)
{
    const auto &import = std::get<models::RegisterImportDetails>(details.part);
    const bool isOther = !m_details || m_details->request.id != import.request.id;
    const bool isNew = !m_details || m_details->plan != import.plan;
    m_details = import;
    m_requester = people.nameOf(details.request.requester);
    if (isNew) {
        m_counters->setCounters(import.plan->counters, import.next);
        m_lines->setPlan(import.plan);
    }
    if (isOther)
        m_tabs->setCurrentIndex(0);
    showTexts();
}

void ImportPart::retranslate()
{
    m_facts->setCaption(Register, tr("Register"));
    m_facts->setCaption(NotImported, tr("Not imported"));
    m_facts->setCaption(Template, tr("Template"));
    nameTabs(*m_tabs, tr("About the import"));
    m_counters->retranslate();
    m_lines->retranslate();
}

void ImportPart::showTexts()
{
    const RegisterImportRequest &request = m_details->request;
    m_tabs->setTabText(0, tr("Counters (%1)").arg(m_details->plan->counters.size()));
    m_tabs->setTabText(1, tr("Numbers and gaps"));
    const QString digest = QString::fromLatin1(request.source.fileDigest.toHex());
    m_facts->setFact(Register, tr("%1 · %n line(s) · SHA-256 %2", nullptr, int(request.source.lines))
                                   .arg(request.source.fileName, digest.first(16) + u"…"_s));
    m_facts->label(Register)->setToolTip(digest);
    m_facts->setFact(NotImported, leftOutText(request.source));
    m_facts->setFact(Template, tr("%1 (version %2)").arg(request.templateText).arg(request.templateVersion));
}

PartWords ImportPart::words() const
{
    if (!m_details)
        return {};
    const int numbers = int(m_details->plan->numbers.size());
    return {.title = tr("Import #%1: %2")
                         .arg(QString::number(m_details->request.id),
                              models::placeText(m_details->request, m_reference)),
            .requested = tr("%1 requested the import").arg(m_requester),
            .approve = tr("Approve and import %n number(s)", nullptr, numbers),
            .consequence =
                tr("Imported at once: %1. The counters continue after them. This cannot be undone.",
                   "%1: numbers in counters")
                    .arg(models::amountText(*m_details->plan)),
            .execute = tr("Import %n number(s)", nullptr, numbers)};
}

QString ImportPart::doneText() const
{
    return tr("Imported: %1. None of them is allocated again.", "%1: numbers in counters")
        .arg(models::amountText(*m_details->plan));
}

QString ImportPart::doneAction() const
{
    return u"TAKE_OVER_EXECUTED"_s;
}

} // namespace lekthi::ui
