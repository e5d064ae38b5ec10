#include "ui/counters/counter_detail.h"

#include "core/allocation/next_number.h"
#include "core/store/people/rights.h"
#include "models/period_text.h"
#include "models/requests/counter_text.h"
#include "models/session/session.h"
#include "translations/translations.h"
#include "ui/counters/how_long_card.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/label.h"
#include "ui/widgets/number_line.h"
#include "ui/widgets/number_view.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

QString nameById(const QList<store::CodedItem> &items, int id)
{
    const store::CodedItem *item = id > 0 ? store::itemById(items, id) : nullptr;
    return item ? models::displayName(*item) : QString();
}

} // namespace

CounterDetail::CounterDetail(const store::Person &person, const store::ReferenceData &reference,
                             QWidget *parent)
    : Card(parent)
    , m_person(person)
    , m_reference(reference)
    , m_facts(new QWidget(this))
    , m_hint(makeLabel(this, Look::Secondary))
    , m_heading(makeLabel(m_facts, Look::Strong))
    , m_path(makeLabel(m_facts))
    , m_details(makeLabel(m_facts, Look::Secondary))
    , m_lastCaption(makeLabel(m_facts, Look::Caption))
    , m_last(makeLabel(m_facts, Look::Title))
    , m_reset(new QPushButton(m_facts))
    , m_gaps(new QPushButton(m_facts))
    , m_whyNoReset(makeLabel(m_facts, Look::Small))
    , m_nextCaption(makeLabel(m_facts, Look::Caption))
    , m_next(new NumberView(m_facts))
    , m_whyNoNext(makeLabel(m_facts, Look::Warning))
    , m_skipped(makeLabel(m_facts, Look::Warning))
    , m_afterCaption(makeLabel(m_facts, Look::Caption))
    , m_after(new NumberLine(m_facts))
    , m_lasting(new QWidget(this))
    , m_outlook(makeLabel(m_lasting))
    , m_howLong(new QPushButton(m_lasting))
{
    m_next->setObjectName(u"counterNextNumber"_s);
    m_skipped->setObjectName(u"counterSkipped"_s);
    m_reset->setObjectName(u"requestResetButton"_s);
    m_gaps->setObjectName(u"missingNumbersButton"_s);
    m_whyNoReset->setObjectName(u"requestResetWhy"_s);
    m_outlook->setObjectName(u"counterOutlook"_s);
    m_hint->setAlignment(Qt::AlignCenter);
    connect(m_reset, &QPushButton::clicked, this, [this] {
        if (openRequest() > 0)
            emit openRequestWanted(openRequest());
        else
            emit resetRequested();
    });
    auto *sides = new QHBoxLayout(m_facts);
    sides->setContentsMargins(0, 0, 0, 0);
    sides->setSpacing(theme::margin);
    sides->addWidget(makeKeySide(), 2);
    sides->addWidget(makeNumberSide(), 3);
    content()->addWidget(m_facts);
    buildLasting();
    content()->addWidget(m_lasting);
    content()->addWidget(m_hint);
    clear();
}

QWidget *CounterDetail::makeKeySide()
{
    auto *side = new QWidget(m_facts);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_heading);
    layout->addWidget(m_path);
    layout->addWidget(m_details);
    layout->addSpacing(theme::gapSmall);
    layout->addWidget(m_lastCaption);
    auto *lastRow = new QHBoxLayout;
    lastRow->setSpacing(theme::gapLarge);
    lastRow->addWidget(m_last);
    lastRow->addWidget(m_reset);
    theme::setLook(m_gaps, Look::LinkButton);
    connect(m_gaps, &QPushButton::clicked, this, &CounterDetail::gapsWanted);
    lastRow->addWidget(m_gaps);
    lastRow->addStretch(1);
    layout->addLayout(lastRow);
    layout->addWidget(m_whyNoReset);
    layout->addStretch(1);
    return side;
}

QWidget *CounterDetail::makeNumberSide()
{
    auto *side = new QWidget(m_facts);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_nextCaption);
    layout->addWidget(m_next);
    layout->addWidget(m_whyNoNext);
    layout->addWidget(m_skipped);
    layout->addSpacing(theme::gapSmall);
    layout->addWidget(m_afterCaption);
    layout->addWidget(m_after);
    layout->addStretch(1);
    return side;
}

void CounterDetail::buildLasting()
{
    m_howLong->setObjectName(u"howLongButton"_s);
    theme::setLook(m_howLong, Look::LinkButton);
    connect(m_howLong, &QPushButton::clicked, this, [this] { showHowLong(*m_howLong, m_howLong->rect()); });
    auto *line = new QHBoxLayout(m_lasting);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(theme::gapLarge);
    line->addWidget(m_outlook, 1);
    line->addWidget(m_howLong, 0, Qt::AlignTop);
}

void CounterDetail::showHowLong(const QWidget &view, const QRect &area)
{
    if (!m_row || !m_row->outlook)
        return;
    const numbering::CounterKey &key = m_row->counter.key;
    const QString name = models::counterText(
        key, m_reference,
        models::periodText(key.period, currentLanguage(), Preferences::instance().calendar()));
    auto *card = new HowLongCard(name, *m_row->outlook, tr("Open the template"), this);
    connect(card, &HowLongCard::actionTriggered, this, &CounterDetail::templateWanted);
    card->openBelow(view, area);
}

void CounterDetail::showRow(const models::CounterRow &row)
{
    m_row = row;
    m_hint->hide();
    m_facts->show();
    showKey(row);
    showNumbers(row);
    showOutlook(row);
    showReset();
    keepRoom();
}

void CounterDetail::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        m_room = 0;
    keepRoom();
}

// Where the window is low the table above gives way, not the texts.
void CounterDetail::keepRoom()
{
    m_room = qMax(m_room, m_row ? layout()->totalHeightForWidth(width()) : 0);
    setMinimumHeight(qMax(6 * theme::textRowHeight(), m_room));
}

void CounterDetail::setGlass(models::Glass glass)
{
    m_glass = glass;
    if (m_row)
        showRow(*m_row);
}

void CounterDetail::clear()
{
    m_row.reset();
    m_facts->hide();
    m_lasting->hide();
    m_hint->show();
    keepRoom();
}

void CounterDetail::retranslate()
{
    m_room = 0;
    m_hint->setText(tr("Choose a counter to see its next number."));
    m_lastCaption->setText(tr("Last number"));
    m_nextCaption->setText(tr("Next number"));
    m_afterCaption->setText(tr("First number of the next period"));
    m_howLong->setText(tr("How long will it last?"));
    m_gaps->setText(tr("Missing numbers…"));
    m_next->setAccessibleDescription(m_nextCaption->text());
    if (m_row)
        showRow(*m_row);
}

QString CounterDetail::pathText(const QString &sender, const QString &recipient)
{
    if (sender.isEmpty() && recipient.isEmpty())
        return tr("Counted without sender and recipient");
    if (sender.isEmpty())
        return tr("To %1, counted without a sender").arg(recipient);
    return recipient.isEmpty() ? tr("From %1, counted without a recipient").arg(sender)
                               : tr("From %1 to %2").arg(sender, recipient);
}

void CounterDetail::showKey(const models::CounterRow &row)
{
    const numbering::CounterKey &key = row.counter.key;
    const QString period =
        models::periodText(key.period, currentLanguage(), Preferences::instance().calendar());
    m_heading->setText(tr("%1 · %2 · %3", "project, document type, period")
                           .arg(row.project, nameById(m_reference.types, key.correspondenceTypeId), period));
    const QString sender = nameById(m_reference.organizations, key.originatorOrganizationId);
    const QString recipient = nameById(m_reference.organizations, key.recipientOrganizationId.value_or(0));
    m_path->setText(pathText(sender, recipient));
    const QString details = typeDetails(key);
    m_details->setText(details);
    m_details->setVisible(!details.isEmpty());
    m_last->setText(QString::number(row.counter.lastNumber));
}

void CounterDetail::showNumbers(const models::CounterRow &row)
{
    const bool hasNext = !row.next.text().isEmpty();
    m_next->setNumber(row.next);
    m_next->setVisible(hasNext);
    m_whyNoNext->setText(row.whyNoNext.isEmpty() ? u"—"_s : row.whyNoNext);
    m_whyNoNext->setVisible(!hasNext);
    m_skipped->setText(allocation::skippedText(row.skipped));
    m_skipped->setVisible(row.skipped > 0);
    m_after->setNumber(row.firstOfNextPeriod.value_or(numbering::DocumentNumber()));
    m_afterCaption->setVisible(row.firstOfNextPeriod.has_value());
    m_after->setVisible(row.firstOfNextPeriod.has_value());
}

void CounterDetail::showOutlook(const models::CounterRow &row)
{
    m_lasting->setVisible(row.outlook.has_value());
    if (!row.outlook)
        return;
    const QDate today = numbering::documentDate(QDateTime::currentDateTimeUtc());
    const bool isWarned = numbering::isRunningOut(*row.outlook, today);
    const bool isAlmostOver = row.outlook->level >= numbering::FillLevel::NinetyFive;
    theme::setLook(m_outlook, !isWarned ? Look::Secondary : isAlmostOver ? Look::Error : Look::Warning);
    m_outlook->setText(
        numbering::describe(*row.outlook, today, currentLanguage(), Preferences::instance().calendar()));
}

qint64 CounterDetail::openRequest() const
{
    if (!m_row)
        return 0;
    return m_row->openReset > 0 ? m_row->openReset : m_row->openRegisterImport;
}

void CounterDetail::showReset()
{
    const qint64 open = openRequest();
    const bool isOpen = open > 0;
    const bool isRegisterImport = isOpen && m_row->openReset == 0;
    const bool mayRequest = store::may(m_person, store::Deed::RequestReset);
    const bool isBroken = m_glass == models::Glass::Broken;
    if (isOpen)
        m_reset->setText(isRegisterImport ? tr("Show import #%1").arg(open)
                                          : tr("Show request #%1").arg(open));
    else
        m_reset->setText(tr("Request a reset"));
    m_reset->setEnabled(isOpen || (mayRequest && !isBroken));
    if (isOpen)
        m_whyNoReset->setText(isRegisterImport ? tr("The import of an old register is waiting for approval.")
                                               : tr("A reset is waiting for approval."));
    else if (!mayRequest)
        m_whyNoReset->setText(tr("Only Super Admins can request a reset."));
    else
        m_whyNoReset->setText(isBroken ? models::glassText() : QString());
    m_whyNoReset->setVisible(!m_whyNoReset->text().isEmpty());
    m_reset->setAccessibleDescription(m_whyNoReset->text());
}

QString CounterDetail::typeDetails(const numbering::CounterKey &key) const
{
    if (key.subTypeId > 0)
        return tr("Sub type %1").arg(nameById(m_reference.subTypes, key.subTypeId));
    if (key.rfaTypeId > 0 && key.disciplineId > 0)
        return tr("RFA type %1, discipline %2")
            .arg(nameById(m_reference.rfaTypes, key.rfaTypeId),
                 nameById(m_reference.disciplines, key.disciplineId));
    return {};
}

} // namespace lekthi::ui
