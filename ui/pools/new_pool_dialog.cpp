#include "ui/pools/new_pool_dialog.h"

#include "core/pools/filter_check.h"
#include "core/store/requests/request.h"
#include "models/pools/pool_text.h"
#include "ui/pools/filter_fields.h"
#include "ui/pools/pool_examples_view.h"
#include "ui/shell/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/card.h"
#include "ui/widgets/label.h"
#include "ui/widgets/reason_field.h"
#include "ui/widgets/scrolled_details.h"
#include "ui/widgets/send_row.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using pools::SettingsField;

namespace {

constexpr QSize newPoolSize{920, 690};
constexpr QSize smallestNewPool{760, 420};
constexpr int outcomeWidth = 380;

QLayout *underCaption(QLabel *caption, QWidget *field)
{
    auto *cell = new QVBoxLayout;
    cell->setSpacing(4);
    caption->setBuddy(field);
    cell->addWidget(caption);
    cell->addWidget(field);
    return cell;
}

} // namespace

NewPoolDialog::NewPoolDialog(models::Session &session, QWidget *parent)
    : CarefulDialog(parent)
    , m_session(session)
    , m_title(makeLabel(this, Look::Title))
    , m_means(makeLabel(this, Look::Secondary))
    , m_area(new QScrollArea(this))
    , m_reason(new ReasonField(u"newPoolReason"_s, store::minimumForRequest, this))
    , m_banner(new Banner(this))
    , m_buttons(new SendRow(u"newPool"_s, this))
{
    setObjectName(u"newPoolDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumSize(smallestNewPool);
    resize(parent ? newPoolSize.boundedTo(parent->window()->size()).expandedTo(smallestNewPool)
                  : newPoolSize);
    build();
    connectParts();
    retranslate();
    m_filters->setFilters(pools::filtersOf(pools::Profile::OpenG2p));
    readForm();
    m_name->setFocus();
}

QWidget *NewPoolDialog::makeForm()
{
    auto *form = new QWidget(m_area);
    const auto captionOf = [&](SettingsField setting) {
        m_captions.append({setting, makeLabel(form, Look::Caption)});
        return m_captions.last().second;
    };
    const pools::PoolDraft usual = pools::draftOf(pools::Profile::OpenG2p);
    m_name = new QLineEdit(form);
    m_name->setObjectName(u"newPoolName"_s);
    m_length = new QSpinBox(form);
    m_length->setObjectName(u"newPoolLength"_s);
    m_length->setRange(pools::minimumIdLength, pools::maximumIdLength);
    m_length->setValue(usual.length);
    m_minimum = new QSpinBox(form);
    m_minimum->setObjectName(u"newPoolMinimum"_s);
    m_minimum->setRange(0, int(pools::maximumMinimum));
    m_minimum->setValue(int(usual.minimum));
    m_batch = new QSpinBox(form);
    m_batch->setObjectName(u"newPoolBatch"_s);
    m_batch->setRange(1, int(pools::maximumBatch));
    m_batch->setValue(int(usual.batch));
    for (QSpinBox *amount : {m_minimum, m_batch})
        amount->setGroupSeparatorShown(true);
    m_profile = new QComboBox(form);
    m_profile->setObjectName(u"newPoolProfile"_s);
    m_profileCaption = makeLabel(form, Look::Caption);
    m_filters = new FilterFields(form);
    auto *numbers = new QHBoxLayout;
    numbers->setSpacing(theme::gap);
    numbers->addLayout(underCaption(captionOf(SettingsField::Length), m_length), 1);
    numbers->addLayout(underCaption(captionOf(SettingsField::Minimum), m_minimum), 1);
    numbers->addLayout(underCaption(captionOf(SettingsField::Batch), m_batch), 1);
    auto *layout = new QVBoxLayout(form);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addLayout(underCaption(captionOf(SettingsField::Name), m_name));
    layout->addLayout(numbers);
    layout->addLayout(underCaption(m_profileCaption, m_profile));
    layout->addWidget(m_filters);
    layout->addStretch(1);
    return form;
}

QWidget *NewPoolDialog::makeOutcome()
{
    m_outcome = new Card(m_area);
    m_outcome->setFixedWidth(outcomeWidth);
    m_capacity = makeLabel(m_outcome, Look::Strong);
    m_capacity->setObjectName(u"newPoolCapacity"_s);
    m_problems = makeLabel(m_outcome, Look::Warning);
    m_problems->setObjectName(u"newPoolProblems"_s);
    m_examples = new PoolExamplesView(m_outcome);
    m_outcome->content()->addWidget(m_capacity);
    m_outcome->content()->addWidget(m_problems);
    m_outcome->content()->addWidget(m_examples);
    m_outcome->content()->addStretch(1);
    return m_outcome;
}

void NewPoolDialog::build()
{
    m_area->setObjectName(u"newPoolArea"_s);
    m_banner->setObjectName(u"newPoolBanner"_s);
    auto *content = new QWidget(m_area);
    auto *columns = new QHBoxLayout(content);
    columns->setContentsMargins(0, 0, theme::gapSmall, 0);
    columns->setSpacing(theme::gapLarge);
    columns->addWidget(makeForm(), 1);
    columns->addWidget(makeOutcome());
    scrollUpAndDown(*m_area, content);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::margin, theme::gapLarge, theme::margin, theme::gapLarge);
    layout->setSpacing(theme::gap);
    layout->addWidget(m_title);
    layout->addWidget(m_means);
    layout->addWidget(m_area, 1);
    layout->addLayout(m_reason->underLabel());
    layout->addWidget(m_banner);
    layout->addLayout(m_buttons);
}

void NewPoolDialog::connectParts()
{
    connect(m_name, &QLineEdit::textChanged, this, &NewPoolDialog::readForm);
    for (QSpinBox *number : {m_length, m_minimum, m_batch})
        connect(number, &QSpinBox::valueChanged, this, &NewPoolDialog::readForm);
    connect(m_filters, &FilterFields::changed, this, &NewPoolDialog::readForm);
    connect(m_profile, &QComboBox::activated, this, &NewPoolDialog::takeProfile);
    connect(m_reason, &ReasonField::textChanged, this, &NewPoolDialog::showState);
    connect(&m_wish, &models::PoolWish::changed, this, [this] {
        showOutcome();
        showState();
    });
    connect(m_buttons, &SendRow::cancelled, this, &NewPoolDialog::cancel);
    connect(m_buttons, &SendRow::sent, this, &NewPoolDialog::send);
}

pools::PoolDraft NewPoolDialog::draft() const
{
    return {.name = m_name->text().trimmed(),
            .length = m_length->value(),
            .minimum = m_minimum->value(),
            .batch = m_batch->value(),
            .filters = m_filters->filters()};
}

// Only the filters: a person has thought of the amounts.
void NewPoolDialog::takeProfile()
{
    if (const auto profile = pools::profileFromName(m_profile->currentText()))
        m_filters->setFilters(pools::filtersOf(*profile));
    else
        m_filters->setFilters({});
    readForm();
}

void NewPoolDialog::readForm()
{
    m_wish.setDraft(draft());
    showProfile();
}

void NewPoolDialog::showProfile()
{
    const pools::FilterSettings filters = pools::normalized(m_filters->filters());
    const auto profile = pools::profileOf(filters);
    const int none = m_profile->count() - 2;
    const int custom = m_profile->count() - 1;
    m_profile->setCurrentIndex(profile ? m_profile->findText(pools::profileName(*profile))
                               : filters == pools::FilterSettings{} ? none
                                                                    : custom);
}

void NewPoolDialog::showOutcome()
{
    const auto &capacity = m_wish.capacity();
    showOrHide(m_capacity, capacity              ? models::capacitySentences(*capacity).join(u' ')
                           : m_wish.isCounting() ? tr("Counting how many IDs pass the filters…")
                                                 : QString());
    QStringList problems;
    for (const pools::SettingsProblem &problem : m_wish.problems()) {
        if (problem.field != SettingsField::Name || !m_name->text().isEmpty())
            problems.append(pools::describe(problem));
    }
    showOrHide(m_problems, problems.join(u'\n'));
    m_examples->setVisible(m_wish.isCounting() || m_wish.examples());
    m_examples->showExamples(m_wish.examples());
}

QString NewPoolDialog::missing() const
{
    const QList<pools::SettingsProblem> problems = m_wish.problems();
    const auto error = std::ranges::find(problems, pools::SettingsProblem::Severity::Error,
                                         &pools::SettingsProblem::severity);
    if (error != problems.cend())
        return pools::describe(*error);
    if (!m_wish.settings())
        return tr("Counting how many IDs pass the filters…");
    return m_reason->whatIsMissing();
}

void NewPoolDialog::showState()
{
    m_buttons->showState(missing(), m_sending);
    m_area->setEnabled(!m_sending);
    m_reason->setEnabled(!m_sending);
}

bool NewPoolDialog::holdsInput() const
{
    return !m_name->text().isEmpty() || !m_reason->isBlank();
}

void NewPoolDialog::send()
{
    const auto reason = m_reason->reason();
    const auto settings = m_wish.settings();
    if (!reason || !settings || m_sending)
        return;
    m_sending = true;
    m_banner->hideMessage();
    showState();
    m_session.worker().run(this, models::requestingPool(*settings, *m_wish.capacity(), *reason),
                           [this, name = settings->name().text()](const store::Result<qint64> &done) {
                               m_sending = false;
                               showState();
                               if (done) {
                                   emit requested(*done, name);
                                   accept();
                                   return;
                               }
                               m_banner->showMessage(Banner::Kind::Warning, store::describe(done.error()));
                           });
}

void NewPoolDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    CarefulDialog::changeEvent(event);
}

void NewPoolDialog::retranslate()
{
    setWindowTitle(tr("Request an ID pool"));
    m_title->setText(tr("Request an ID pool"));
    m_means->setText(tr("Another Super Admin has to agree. The settings of a pool never change after that."));
    for (const auto &[setting, caption] : std::as_const(m_captions)) {
        caption->setText(pools::fieldTitle(setting));
        caption->buddy()->setAccessibleName(caption->text());
    }
    m_name->setPlaceholderText(tr("For example: farmer_id"));
    m_profileCaption->setText(tr("Filters"));
    m_profile->setAccessibleName(m_profileCaption->text());
    m_profile->clear();
    m_profile->addItems({pools::profileName(pools::Profile::OpenG2p),
                         pools::profileName(pools::Profile::Mosip), tr("No filters"), tr("Custom filters")});
    m_filters->retranslate();
    m_area->setAccessibleName(tr("Settings of the pool"));
    m_outcome->setTitle(tr("What these settings give"));
    m_examples->retranslate();
    m_reason->setLabel(tr("Why the pool is needed"));
    m_buttons->setTexts(tr("Cancel"), tr("Request the pool"));
    showProfile();
    showOutcome();
    showState();
}

} // namespace lekthi::ui
