#include "ui/pools/pool_detail.h"

#include "models/amount_text.h"
#include "models/pools/pool_rights.h"
#include "models/pools/pool_text.h"
#include "ui/pools/id_check_card.h"
#include "ui/pools/pool_examples_view.h"
#include "ui/pools/pool_level.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/facts_grid.h"
#include "ui/widgets/label.h"
#include "ui/widgets/scrolled_details.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostStateFacts = 10;
constexpr int settingFactCount = 4;
constexpr int fillBarSteps = 1000;

} // namespace

PoolDetail::PoolDetail(const store::Person &person, const models::PoolFilling &filling, QWidget *parent)
    : QWidget(parent)
    , m_person(person)
    , m_filling(filling)
{
    setObjectName(u"poolDetail"_s);
    m_scroll = new ScrolledDetails(makeContent(), this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, theme::gapSmall, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(makeActions());
    connect(m_cancel, &QPushButton::clicked, this, &PoolDetail::cancelWanted);
    connect(m_retire, &QPushButton::clicked, this, &PoolDetail::retireWanted);
    connect(m_fill, &QPushButton::clicked, this, &PoolDetail::fillWanted);
}

QWidget *PoolDetail::makeContent()
{
    auto *content = new QWidget(this);
    m_name = makeLabel(content, Look::Title);
    m_name->setObjectName(u"poolName"_s);
    m_levelText = makeLabel(content, Look::Secondary);
    m_levelText->setObjectName(u"poolLevelText"_s);
    m_level = new PoolLevel(content);
    m_stateCard = new Card(content);
    m_state = new FactsGrid(mostStateFacts, m_stateCard);
    m_stateCard->content()->addLayout(m_state);
    m_settingsCard = new Card(content);
    m_settings = new FactsGrid(settingFactCount, m_settingsCard);
    m_filters = makeLabel(m_settingsCard);
    m_filters->setObjectName(u"poolFilters"_s);
    m_examples = new PoolExamplesView(m_settingsCard);
    m_examples->setObjectName(u"poolExamples"_s);
    m_settingsCard->content()->addLayout(m_settings);
    m_settingsCard->content()->addWidget(m_filters);
    m_settingsCard->content()->addWidget(m_examples);
    m_check = new IdCheckCard(content);
    auto *left = new QVBoxLayout;
    left->setSpacing(theme::gap);
    left->addWidget(m_check);
    left->addWidget(m_stateCard);
    left->addStretch(1);
    auto *right = new QVBoxLayout;
    right->addWidget(m_settingsCard);
    right->addStretch(1);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(theme::gap);
    columns->addLayout(left, 1);
    columns->addLayout(right, 1);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addWidget(m_name);
    layout->addWidget(m_level);
    layout->addWidget(m_levelText);
    layout->addLayout(columns);
    layout->addStretch(1);
    return content;
}

QWidget *PoolDetail::makeActions()
{
    auto *actions = new QWidget(this);
    m_why = makeLabel(actions, Look::Small);
    m_bar = new QProgressBar(actions);
    m_cancel = new QPushButton(actions);
    m_retire = new QPushButton(actions);
    m_fill = new QPushButton(actions);
    m_why->setObjectName(u"poolWhy"_s);
    m_bar->setObjectName(u"poolFillBar"_s);
    m_cancel->setObjectName(u"poolFillCancel"_s);
    m_retire->setObjectName(u"poolRetire"_s);
    m_fill->setObjectName(u"poolFill"_s);
    theme::setLook(m_fill, Look::PrimaryButton);
    m_bar->setRange(0, fillBarSteps);
    m_bar->setTextVisible(false);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(4);
    texts->addWidget(m_why);
    texts->addWidget(m_bar);
    auto *layout = new QHBoxLayout(actions);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addLayout(texts, 1);
    layout->addWidget(m_cancel);
    layout->addWidget(m_retire);
    layout->addWidget(m_fill);
    return actions;
}

void PoolDetail::showPool(const models::PoolRow &row)
{
    const bool isAnother = !m_row || m_row->pool.name != row.pool.name;
    m_row = row;
    if (isAnother) {
        m_check->clear();
        m_scroll->showBeginning();
    }
    m_check->setReady(row.settings.has_value());
    showFacts();
    showSettings();
    showFilling();
}

void PoolDetail::showFacts()
{
    const store::Pool &pool = m_row->pool;
    m_name->setText(pool.name);
    m_level->showPool(pool);
    m_levelText->setText(
        pool.minimum > 0
            ? tr("%1 IDs available. Filled when fewer than %2 are left, up to %3.", "count, minimum, full")
                  .arg(models::groupedText(pool.available()), models::groupedText(pool.minimum),
                       models::groupedText(pool.minimum + pool.batch))
            : tr("%1 IDs available. Filled only by hand, up to %2.", "count, full")
                  .arg(models::groupedText(pool.available()), models::groupedText(pool.batch)));
    theme::setLook(m_levelText, pool.isLow() ? Look::Warning : Look::Secondary);
    m_level->setAccessibleName(m_levelText->text());
    m_state->setFacts(models::stateFacts(*m_row, Preferences::instance().calendar()));
}

void PoolDetail::showSettings()
{
    const bool isKnown = m_row->settings.has_value();
    m_settings->setFacts(isKnown ? models::settingFacts(*m_row->settings) : models::PoolFacts());
    m_examples->setVisible(isKnown);
    if (!isKnown) {
        m_filters->setText(tr("This version of Lekthi does not know all settings of this pool."));
        return;
    }
    m_filters->setText(models::filtersText(m_row->settings->rules().filters()));
}

void PoolDetail::showExamples(const std::optional<models::PoolExamples> &examples)
{
    m_examples->showExamples(examples);
}

void PoolDetail::showFilling()
{
    if (!m_row)
        return;
    const bool isBusy = m_filling.isBusy();
    const qint64 inAll = m_filling.idsInAll();
    m_bar->setVisible(isBusy);
    m_bar->setValue(inAll > 0 ? int(fillBarSteps * m_filling.idsAdded() / inAll) : 0);
    m_cancel->setVisible(isBusy);
    m_cancel->setEnabled(!m_filling.isCancelling());
    const QString whyNotFill = models::whyNotFill(*m_row, m_person);
    const QString whyNotRetire = models::whyNotRetire(*m_row, m_person);
    m_fill->setEnabled(whyNotFill.isEmpty() && !isBusy);
    m_fill->setAccessibleDescription(whyNotFill);
    m_retire->setEnabled(whyNotRetire.isEmpty());
    m_retire->setAccessibleDescription(whyNotRetire);
    if (isBusy)
        m_why->setText(tr("Filling %1: %2 of %3 IDs", "pool, done, all")
                           .arg(m_filling.pool(), models::groupedText(m_filling.idsAdded()),
                                models::groupedText(inAll)));
    else if (whyNotFill.isEmpty())
        m_why->setText(
            tr("Filling adds up to %1 IDs.").arg(models::groupedText(models::idsToFill(m_row->pool))));
    else if (whyNotRetire.isEmpty() || whyNotRetire == whyNotFill)
        m_why->setText(whyNotFill);
    else
        m_why->setText(whyNotFill + u' ' + whyNotRetire);
}

void PoolDetail::retranslate()
{
    m_stateCard->setTitle(tr("Use and capacity"));
    m_settingsCard->setTitle(tr("Settings and filters"));
    m_check->retranslate();
    m_examples->retranslate();
    m_bar->setAccessibleName(tr("Progress of filling"));
    m_cancel->setText(tr("Stop filling"));
    m_retire->setText(tr("Request to &retire…"));
    m_fill->setText(tr("&Fill now"));
    if (!m_row)
        return;
    showFacts();
    showSettings();
    showFilling();
}

} // namespace lekthi::ui
