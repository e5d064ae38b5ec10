#include "ui/ledger/ledger_detail.h"

#include "core/store/ledger/ledger_row.h"
#include "ui/shell/theme.h"
#include "ui/widgets/facts_grid.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/label.h"
#include "ui/widgets/number_line.h"
#include "ui/widgets/scrolled_details.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using store::LedgerEntry;

namespace {

constexpr int briefInColumn = 6; // two columns have room for all that a row may have
constexpr int mostWide = 7;

/// The line is no number of its own: its row gave another one.
bool isSkipped(const LedgerEntry &entry)
{
    return entry.state == store::LedgerState::Skipped;
}

} // namespace

LedgerDetail::LedgerDetail(QWidget *parent)
    : QWidget(parent)
    , m_content(new QWidget(this))
    , m_number(new NumberLine(m_content))
    , m_state(makeLabel(m_content, Look::Strong))
    , m_reason(makeLabel(m_content, Look::Secondary))
    , m_ending(makeLink(u"ledgerEnding"_s))
    , m_left(new FactsGrid(briefInColumn, m_content))
    , m_right(new FactsGrid(briefInColumn, m_content))
    , m_wide(new FactsGrid(mostWide, m_content))
    , m_before(makeLink(u"ledgerBefore"_s))
    , m_after(makeLink(u"ledgerAfter"_s))
    , m_counter(makeLink(u"ledgerCounterLink"_s))
    , m_history(makeLink(u"ledgerHistoryLink"_s))
    , m_story(makeLink(u"ledgerStoryLink"_s))
    , m_receipt(makeLink(u"ledgerReceiptLink"_s))
    , m_scroll(nullptr)
{
    setObjectName(u"ledgerDetail"_s);
    m_state->setObjectName(u"ledgerDetailState"_s);
    m_reason->setObjectName(u"ledgerDetailReason"_s);
    for (QLabel *label : {m_state, m_reason})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *brief = new QHBoxLayout;
    brief->setSpacing(theme::margin);
    for (FactsGrid *grid : {m_left, m_right}) {
        auto *column = new QVBoxLayout;
        column->addLayout(grid);
        column->addStretch(1);
        brief->addLayout(column, 1);
    }
    auto *content = new QVBoxLayout(m_content);
    content->setContentsMargins(0, theme::gapSmall, 0, 0);
    content->setSpacing(theme::gapSmall);
    auto *first = new QHBoxLayout;
    first->setSpacing(theme::gapLarge);
    first->addWidget(m_number);
    first->addWidget(m_state, 1);
    content->addLayout(first);
    content->addWidget(m_reason);
    content->addLayout(makeLinks());
    content->addLayout(brief);
    content->addLayout(m_wide);
    content->addStretch(1);
    m_scroll = new ScrolledDetails(m_content, this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_scroll);
    connect(m_counter, &QPushButton::clicked, this, &LedgerDetail::counterWanted);
    connect(m_history, &QPushButton::clicked, this, &LedgerDetail::historyWanted);
    connect(m_story, &QPushButton::clicked, this, &LedgerDetail::storyWanted);
    connect(m_receipt, &QPushButton::clicked, this, &LedgerDetail::receiptWanted);
}

QLayout *LedgerDetail::makeLinks()
{
    auto *links = new FlowLayout(theme::gapSmall);
    for (QPushButton *link : {m_ending, m_before, m_after, m_counter, m_history, m_story, m_receipt})
        links->addWidget(link);
    for (QPushButton *link : {m_ending, m_before, m_after}) {
        connect(link, &QPushButton::clicked, this,
                [this, link] { emit rowWanted(link->property("row").toLongLong()); });
    }
    return links;
}

QPushButton *LedgerDetail::makeLink(const QString &name)
{
    auto *link = new QPushButton(m_content);
    link->setObjectName(name);
    theme::setLook(link, Look::LinkButton);
    return link;
}

void LedgerDetail::showLine(const models::LedgerLine &line, const models::LedgerNames &names)
{
    m_line = line;
    m_around.reset();
    fill(names);
    m_scroll->showBeginning();
}

void LedgerDetail::showSurroundings(const models::LedgerSurroundings &surroundings,
                                    const models::LedgerNames &names)
{
    const bool isOther = !m_line || m_line->entry.id != surroundings.line.entry.id;
    if (isOther)
        m_line = surroundings.line;
    m_around = surroundings;
    fill(names);
    if (isOther)
        m_scroll->showBeginning();
}

void LedgerDetail::setListed(bool isListed)
{
    m_isListed = isListed;
}

void LedgerDetail::fill(const models::LedgerNames &names)
{
    if (!m_line)
        return;
    const LedgerEntry &entry = m_line->entry;
    const auto event = store::eventFromName(entry.event);
    const bool isNumber = event == store::LedgerEvent::Issued || event == store::LedgerEvent::Revised ||
                          event == store::LedgerEvent::TakenOver;
    const QString state =
        isNumber ? models::ledgerStateText(entry.state) : models::ledgerEventText(entry.event);
    m_number->setNumber(m_line->number);
    m_state->setText(m_isListed ? state : tr("%1 (not in the list above)", "a row of the ledger").arg(state));
    showOrHide(m_reason, isNumber ? models::ledgerReasonText(entry) : QString());
    showFacts(models::ledgerFacts(entry, names));
    const bool isGiven = event == store::LedgerEvent::Issued || event == store::LedgerEvent::Revised;
    m_receipt->setVisible(isGiven && !isSkipped(entry));
    showLinks();
}

void LedgerDetail::showFacts(const models::LedgerFacts &facts)
{
    const qsizetype half = (facts.brief.size() + 1) / 2;
    m_left->setFacts(facts.brief.first(half));
    m_right->setFacts(facts.brief.sliced(half));
    m_wide->setFacts(facts.wide);
    FactsGrid::alignTexts({m_left, m_wide});
}

void LedgerDetail::showLink(QPushButton *link, const std::optional<LedgerEntry> &entry, const QString &text)
{
    link->setVisible(entry.has_value());
    link->setProperty("row", entry ? entry->id : 0);
    link->setText(entry ? text.arg(QString(entry->number).replace(u'&', "&&"_L1)) : QString());
}

void LedgerDetail::showLinks()
{
    const models::LedgerSurroundings around = m_around.value_or(models::LedgerSurroundings());
    const auto ending = isSkipped(m_line->entry) ? std::nullopt : around.ending;
    const QString what = ending ? models::ledgerEventText(ending->event) : QString();
    showLink(m_ending, ending, what + u": %1"_s);
    showLink(m_before, around.neighbours.before, tr("← Before it: %1"));
    showLink(m_after, around.neighbours.after, tr("After it: %1 →"));
    m_counter->setText(tr("Its counter"));
    m_history->setText(tr("History of its template"));
    m_story->setText(tr("Why this number…"));
    m_receipt->setText(tr("Receipt…", "that proves a number to others"));
}

void LedgerDetail::retranslate(const models::LedgerNames &names)
{
    fill(names);
}

} // namespace lekthi::ui
