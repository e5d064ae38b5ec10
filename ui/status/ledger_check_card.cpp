#include "ui/status/ledger_check_card.h"

#include "models/session/session.h"
#include "models/status/ledger_check.h"
#include "models/status/ledger_check_text.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/status/card_parts.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::LedgerCheck;

namespace {

constexpr int barSteps = 1000;

} // namespace

LedgerCheckCard::LedgerCheckCard(models::Session &session, QWidget *parent)
    : Card(parent)
    , m_session(session)
    , m_banner(new Banner(this))
    , m_purpose(makeLabel(this, Look::Secondary))
    , m_lastCaption(new QLabel(this))
    , m_last(makeLabel(this))
    , m_bar(new QProgressBar(this))
    , m_progress(makeLabel(this))
    , m_years(makeCardButton(u"ledgerYears"_s, this))
    , m_start(makeCardButton(u"ledgerCheckStart"_s, this))
    , m_everything(makeCardButton(u"ledgerCheckEverything"_s, this))
    , m_cancel(makeCardButton(u"ledgerCheckCancel"_s, this))
{
    setObjectName(u"ledgerCheckCard"_s);
    m_banner->setObjectName(u"ledgerCheckBanner"_s);
    m_last->setObjectName(u"ledgerCheckLast"_s);
    m_bar->setObjectName(u"ledgerCheckBar"_s);
    m_progress->setObjectName(u"ledgerCheckProgress"_s);
    m_bar->setRange(0, barSteps);
    m_bar->setTextVisible(false);
    theme::setLook(m_lastCaption, Look::Strong);
    build();
    connect(m_banner, &Banner::actionTriggered, this, &LedgerCheckCard::act);
    connect(m_years, &QPushButton::clicked, this, &LedgerCheckCard::yearsWanted);
}

void LedgerCheckCard::build()
{
    auto *last = new QHBoxLayout;
    last->setSpacing(theme::gap);
    last->addWidget(m_lastCaption);
    last->addWidget(m_last, 1);
    last->addWidget(m_start);
    last->addWidget(m_everything);
    auto *running = new QHBoxLayout;
    running->setSpacing(theme::gap);
    running->addWidget(m_bar, 1);
    running->addWidget(m_progress, 1);
    running->addWidget(m_cancel);
    content()->addWidget(m_banner);
    auto *purpose = new QHBoxLayout;
    purpose->setSpacing(theme::gap);
    purpose->addWidget(m_purpose, 1);
    purpose->addWidget(m_years);
    content()->addLayout(purpose);
    content()->addLayout(last);
    content()->addLayout(running);
}

void LedgerCheckCard::setCheck(LedgerCheck *check)
{
    m_check = check;
    connect(m_start, &QPushButton::clicked, check, &LedgerCheck::checkNew);
    connect(m_everything, &QPushButton::clicked, check, &LedgerCheck::checkEverything);
    connect(m_cancel, &QPushButton::clicked, check, &LedgerCheck::cancel);
    connect(check, &LedgerCheck::changed, this, &LedgerCheckCard::showState);
    showState();
}

void LedgerCheckCard::look()
{
    if (m_check)
        m_check->look();
}

void LedgerCheckCard::showState()
{
    if (!m_check)
        return;
    const auto &kept = m_check->kept();
    m_last->setText(models::lastCheckText(kept, Preferences::instance().calendar()));
    const bool isStopped = kept && !kept->isComplete && kept->damages == 0;
    const bool isBusy = m_check->isBusy();
    m_start->setText(isStopped ? tr("Continue the c&heck") : tr("C&heck the ledger"));
    if (isBusy || m_cancel->isVisible())
        keepKeyboard(isBusy ? *m_cancel : *m_start);
    m_start->setVisible(!isBusy);
    m_everything->setVisible(!isBusy && kept && kept->damages == 0);
    showProgress();
    showVerdict();
}

/// What is hidden with the keyboard in it hands it to whatever stands next in the window.
void LedgerCheckCard::keepKeyboard(QPushButton &next)
{
    const bool isHere = m_start->hasFocus() || m_everything->hasFocus() || m_cancel->hasFocus();
    if (!isHere || next.hasFocus())
        return;
    next.show();
    next.setFocus();
}

void LedgerCheckCard::showProgress()
{
    const bool isBusy = m_check->isBusy();
    for (QWidget *widget : {static_cast<QWidget *>(m_bar), static_cast<QWidget *>(m_progress),
                            static_cast<QWidget *>(m_cancel)})
        widget->setVisible(isBusy);
    m_cancel->setEnabled(m_check->step() != LedgerCheck::Step::Cancelling);
    m_progress->setText(models::checkProgressText(*m_check));
    const qint64 inAll = m_check->rowsInAll();
    m_bar->setValue(inAll > 0 ? int(std::min<qint64>(barSteps, barSteps * m_check->rowsRead() / inAll)) : 0);
}

void LedgerCheckCard::showVerdict()
{
    const models::CheckVerdict verdict = models::checkVerdict(*m_check);
    if (verdict.message.isEmpty()) {
        m_banner->hideMessage();
        return;
    }
    QString action;
    if (!m_check->outcome())
        action = tr("Continue the check");
    else if (!m_check->outcome()->number.isEmpty())
        action = tr("Show the number");
    m_banner->showMessage(bannerKindOf(verdict.standing), verdict.message, action);
}

void LedgerCheckCard::act()
{
    if (const auto &outcome = m_check->outcome())
        emit m_session.ledgerWanted({.number = outcome->number});
    else
        m_check->checkNew();
}

void LedgerCheckCard::retranslate()
{
    setTitle(tr("Ledger check"));
    m_purpose->setText(tr("Reads the rows of the ledger and finds any that was changed, removed or inserted. "
                          "Numbers can be allocated meanwhile."));
    m_lastCaption->setText(tr("Last check"));
    m_years->setText(tr("&Years and archives…"));
    m_everything->setText(tr("Check &everything"));
    m_cancel->setText(tr("Ca&ncel"));
    m_bar->setAccessibleName(tr("Progress of the ledger check"));
    showState();
}

} // namespace lekthi::ui
