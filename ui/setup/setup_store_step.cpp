#include "ui/setup/setup_store_step.h"

#include "models/setup/encryption_words.h"
#include "models/status/store_status.h"
#include "ui/shell/theme.h"
#include "ui/status/status_rows.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/card.h"
#include "ui/widgets/label.h"
#include "ui/widgets/scrolled_details.h"

#include <QLabel>
#include <QProgressBar>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

SetupStoreStep::SetupStoreStep(QWidget *parent)
    : QWidget(parent)
    , m_stack(new QStackedWidget(this))
    , m_progress(makeLabel(this))
    , m_bar(new QProgressBar(this))
    , m_overview(new Banner(this))
    , m_connection(makeLabel(this, Look::Secondary))
    , m_card(new Card(this))
    , m_rows(new StatusRows(m_card))
{
    m_overview->setObjectName(u"setupOverview"_s);
    m_overview->setClosable(false);
    m_connection->setObjectName(u"setupConnection"_s);
    m_bar->setRange(0, 0);
    m_bar->setTextVisible(false);
    m_card->content()->addWidget(m_rows);
    auto *waiting = new QWidget(this);
    auto *waitingLayout = new QVBoxLayout(waiting);
    waitingLayout->addStretch(1);
    waitingLayout->addWidget(m_progress, 0, Qt::AlignHCenter);
    waitingLayout->addWidget(m_bar);
    waitingLayout->addStretch(2);
    auto *found = new QWidget(this);
    auto *foundLayout = new QVBoxLayout(found);
    foundLayout->setContentsMargins(0, 0, theme::gapSmall, 0);
    foundLayout->setSpacing(theme::gap);
    foundLayout->addWidget(m_overview);
    foundLayout->addWidget(m_connection);
    foundLayout->addWidget(m_card);
    foundLayout->addStretch(1);
    auto *scroll = new QScrollArea(this);
    scrollUpAndDown(*scroll, found);
    m_stack->addWidget(waiting);
    m_stack->addWidget(scroll);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
}

void SetupStoreStep::showProgress(const QString &sentence)
{
    m_isMade = false;
    m_stack->setCurrentIndex(0);
    m_progress->setText(sentence);
    m_bar->setAccessibleName(sentence);
}

void SetupStoreStep::showMade(const models::MadeStore &store)
{
    m_isMade = true;
    m_findings = store.findings;
    m_entered = store.place;
    m_stack->setCurrentIndex(1);
    retranslate();
}

void SetupStoreStep::retranslate()
{
    m_card->setTitle(tr("Checks of the server and the store"));
    if (!m_isMade)
        return;
    m_connection->setText(models::encryptionText(m_entered));
    m_connection->setVisible(!m_connection->text().isEmpty());
    const QList<models::StatusEntry> entries = models::statusEntries(m_findings);
    const models::Standing worst = models::worstOf(entries);
    const bool isWell = worst <= models::Standing::Unknown;
    m_overview->showMessage(
        worst == models::Standing::Error ? Banner::Kind::Error
        : isWell                         ? Banner::Kind::Good
                                         : Banner::Kind::Warning,
        isWell ? tr("The store is created. No problems found.")
               : tr("The store is created. Fix what is marked before allocating real numbers. "
                    "You can continue setting up."));
    m_rows->show(entries);
}

} // namespace lekthi::ui
