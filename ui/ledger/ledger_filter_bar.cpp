#include "ui/ledger/ledger_filter_bar.h"

#include "core/store/people/rights.h"
#include "models/ledger/ledger_text.h"
#include "ui/shell/theme.h"
#include "ui/widgets/code_combo.h"
#include "ui/widgets/expander.h"
#include "ui/widgets/filter_words.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/period_choice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace lekthi::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::milliseconds typingPause{300};
constexpr int narrowestField = 140;
constexpr int longestPattern = 100;

store::CodedItem asItem(const store::Person &person)
{
    store::CodedItem item;
    item.id = person.id;
    item.code = person.login;
    item.nameThai = person.displayNameThai;
    item.nameEnglish = person.displayNameEnglish;
    item.active = person.active;
    return item;
}

bool isService(const store::Person &person)
{
    return !store::may(person.role, store::Deed::SignIn);
}

} // namespace

LedgerFilterBar::LedgerFilterBar(const store::ReferenceData &reference, QWidget *parent)
    : QWidget(parent)
    , m_number(new QLineEdit(this))
    , m_period(new PeriodChoice(u"ledger"_s, this))
    , m_project(new CodeCombo(this))
    , m_type(new CodeCombo(this))
    , m_state(new QComboBox(this))
    , m_more(new Expander(this))
    , m_rest(new QWidget(this))
    , m_sender(new CodeCombo(m_rest))
    , m_recipient(new CodeCombo(m_rest))
    , m_person(new CodeCombo(m_rest))
    , m_service(new CodeCombo(m_rest))
    , m_document(new QLineEdit(m_rest))
    , m_retried(new QCheckBox(m_rest))
    , m_fallback(new QCheckBox(m_rest))
    , m_skipping(new QCheckBox(m_rest))
    , m_memory({m_period->combo(), m_project, m_type, m_state, m_sender, m_recipient, m_retried, m_fallback,
                m_skipping})
{
    m_number->setObjectName(u"ledgerNumber"_s);
    m_project->setObjectName(u"ledgerProject"_s);
    m_type->setObjectName(u"ledgerType"_s);
    m_state->setObjectName(u"ledgerState"_s);
    m_more->setObjectName(u"ledgerMoreFilters"_s);
    m_sender->setObjectName(u"ledgerSender"_s);
    m_recipient->setObjectName(u"ledgerRecipient"_s);
    m_person->setObjectName(u"ledgerPerson"_s);
    m_service->setObjectName(u"ledgerService"_s);
    m_document->setObjectName(u"ledgerDocument"_s);
    m_retried->setObjectName(u"ledgerRetried"_s);
    m_fallback->setObjectName(u"ledgerFallback"_s);
    m_skipping->setObjectName(u"ledgerSkipping"_s);
    build();
    offer(reference);
    connectParts();
}

QList<CodeCombo *> LedgerFilterBar::codes() const
{
    return {m_project, m_type, m_sender, m_recipient, m_person, m_service};
}

QList<QCheckBox *> LedgerFilterBar::checks() const
{
    return {m_retried, m_fallback, m_skipping};
}

void LedgerFilterBar::build()
{
    static const QRegularExpression documentId(u"[0-9]{1,18}"_s);
    m_number->setClearButtonEnabled(true);
    m_number->setMaxLength(longestPattern);
    m_document->setClearButtonEnabled(true);
    m_document->setValidator(new QRegularExpressionValidator(documentId, m_document));
    m_state->setItemDelegate(new QStyledItemDelegate(m_state)); // the default one ignores the style sheet
    auto *first = new FlowLayout(theme::gapSmall, narrowestField);
    auto *rest = new FlowLayout(theme::gapSmall, narrowestField);
    m_rest->setLayout(rest);
    for (CodeCombo *combo : codes())
        combo->setItems({}, true);
    for (QComboBox *combo :
         {m_period->combo(), m_state, static_cast<QComboBox *>(m_project), static_cast<QComboBox *>(m_type),
          static_cast<QComboBox *>(m_sender), static_cast<QComboBox *>(m_recipient),
          static_cast<QComboBox *>(m_person), static_cast<QComboBox *>(m_service)}) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(8);
    }
    for (QWidget *widget : {static_cast<QWidget *>(m_number), static_cast<QWidget *>(m_period->combo()),
                            static_cast<QWidget *>(m_project), static_cast<QWidget *>(m_type),
                            static_cast<QWidget *>(m_state), static_cast<QWidget *>(m_more)})
        first->addWidget(widget);
    for (QWidget *widget : {static_cast<QWidget *>(m_sender), static_cast<QWidget *>(m_recipient),
                            static_cast<QWidget *>(m_person), static_cast<QWidget *>(m_service),
                            static_cast<QWidget *>(m_document), static_cast<QWidget *>(m_retried),
                            static_cast<QWidget *>(m_fallback), static_cast<QWidget *>(m_skipping)})
        rest->addWidget(widget);
    m_more->showArrow();
    m_rest->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addLayout(first);
    layout->addWidget(m_period->days());
    layout->addWidget(m_rest);
    QWidget *before = m_number;
    for (QWidget *widget :
         {static_cast<QWidget *>(m_period->combo()), static_cast<QWidget *>(m_project),
          static_cast<QWidget *>(m_type), static_cast<QWidget *>(m_state), static_cast<QWidget *>(m_more)}) {
        setTabOrder(before, widget);
        before = widget;
    }
}

void LedgerFilterBar::connectParts()
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(typingPause);
    for (QLineEdit *field : {m_number, m_document})
        connect(field, &QLineEdit::textChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&m_pause, &QTimer::timeout, this, &LedgerFilterBar::filterChanged);
    connect(m_period, &PeriodChoice::changed, this, &LedgerFilterBar::filterChanged);
    connect(m_state, &QComboBox::activated, this, &LedgerFilterBar::filterChanged);
    for (CodeCombo *combo : codes())
        connect(combo, &CodeCombo::currentIdChanged, this, &LedgerFilterBar::filterChanged);
    for (QCheckBox *check : checks())
        connect(check, &QCheckBox::toggled, this, &LedgerFilterBar::filterChanged);
    connect(this, &LedgerFilterBar::filterChanged, this, &LedgerFilterBar::showMore);
    connect(m_more, &Expander::toggled, this, [this](bool isOpen) {
        m_rest->setVisible(isOpen);
        showMore();
    });
}

void LedgerFilterBar::offer(const store::ReferenceData &reference)
{
    m_project->setItems({reference.projects.cbegin(), reference.projects.cend()}, true);
    m_type->setItems(reference.types, true);
    m_sender->setItems(reference.organizations, true);
    m_recipient->setItems(reference.organizations, true);
}

// People draw numbers, too; services are asked for more often.
void LedgerFilterBar::setPeople(const QList<store::Person> &people)
{
    QList<store::Person> sorted = people;
    std::ranges::stable_partition(sorted, &isService);
    QList<store::CodedItem> services;
    QList<store::CodedItem> persons;
    for (const store::Person &person : std::as_const(sorted))
        services += asItem(person);
    for (const store::Person &person : people)
        persons += asItem(person);
    m_service->setItems(services, true);
    m_person->setItems(persons, true);
}

store::LedgerFilter LedgerFilterBar::filter() const
{
    store::LedgerFilter filter{.from = m_period->from(),
                               .until = m_period->until(),
                               .projectId = m_project->currentId(),
                               .typeId = m_type->currentId(),
                               .originatorId = m_sender->currentId(),
                               .recipientId = m_recipient->currentId(),
                               .personId = m_person->currentId(),
                               .serviceId = m_service->currentId(),
                               .number = m_number->text().trimmed(),
                               .onlyRetried = m_retried->isChecked(),
                               .onlyFallback = m_fallback->isChecked(),
                               .onlySkipping = m_skipping->isChecked()};
    if (!m_document->text().isEmpty())
        filter.documentId = m_document->text().toLongLong();
    filter.state = store::stateFromName(m_state->currentData().toString());
    return filter;
}

int LedgerFilterBar::setInMore() const
{
    int set = m_document->text().isEmpty() ? 0 : 1;
    for (const CodeCombo *combo : {m_sender, m_recipient, m_person, m_service})
        set += combo->currentId() ? 1 : 0;
    for (const QCheckBox *check : checks())
        set += check->isChecked() ? 1 : 0;
    return set;
}

bool LedgerFilterBar::narrows() const
{
    return setInMore() > 0 || m_period->narrows() || m_project->currentId() || m_type->currentId() ||
           m_state->currentIndex() > 0 || !m_number->text().trimmed().isEmpty();
}

QStringList LedgerFilterBar::words() const
{
    return filterWords({m_number}) + m_period->words() +
           filterWords({m_project, m_type, m_state, m_sender, m_recipient, m_person, m_service, m_document,
                        m_retried, m_fallback, m_skipping});
}

void LedgerFilterBar::reset()
{
    setFields({});
    emit filterChanged();
}

void LedgerFilterBar::apply(const store::LedgerFilter &filter)
{
    setFields(filter);
    m_memory.leaveOut();
    emit filterChanged();
}

void LedgerFilterBar::setFields(const store::LedgerFilter &filter)
{
    const QSignalBlocker quiet(this);
    m_number->setText(filter.number);
    m_document->setText(filter.documentId ? QString::number(*filter.documentId) : QString());
    m_period->reset();
    m_state->setCurrentIndex(0);
    for (CodeCombo *combo : codes())
        combo->setCurrentId(std::nullopt);
    for (QCheckBox *check : checks())
        check->setChecked(false);
    m_pause.stop();
}

void LedgerFilterBar::keepFor(const QString &login)
{
    m_memory.keepFor(login, u"ledger"_s);
    connect(this, &LedgerFilterBar::filterChanged, this, [this] { m_memory.keep(); });
}

void LedgerFilterBar::retranslate()
{
    m_number->setPlaceholderText(tr("Number, * for any text"));
    m_number->setAccessibleName(tr("Number begins with"));
    m_number->setToolTip(
        tr("How the number begins. * stands for any text; anywhere but at the end it needs a "
           "period of at most one year."));
    m_document->setPlaceholderText(tr("Document ID"));
    m_document->setAccessibleName(tr("Document ID"));
    m_project->setAccessibleName(tr("Project"));
    m_project->setNoneText(tr("All projects"));
    m_type->setAccessibleName(tr("Document type"));
    m_type->setNoneText(tr("All types"));
    m_state->setAccessibleName(tr("State"));
    m_sender->setAccessibleName(tr("Sender"));
    m_sender->setNoneText(tr("All senders"));
    m_recipient->setAccessibleName(tr("Recipient"));
    m_recipient->setNoneText(tr("All recipients"));
    m_person->setAccessibleName(tr("Person"));
    m_person->setNoneText(tr("All people"));
    m_service->setAccessibleName(tr("Service"));
    m_service->setNoneText(tr("All services"));
    m_retried->setText(tr("Retried only"));
    m_fallback->setText(tr("Fallback only"));
    m_skipping->setText(tr("Skipping only"));
    m_skipping->setToolTip(tr("Numbers before which others were skipped, because they were already taken"));
    m_period->retranslate();
    fillStates();
    {
        const QSignalBlocker quiet(this);
        m_memory.restore();
    }
    showMore();
}

void LedgerFilterBar::fillStates()
{
    const int chosen = qMax(0, m_state->currentIndex());
    m_state->clear();
    m_state->addItem(tr("All states"), QString());
    for (const QString &name : store::ledgerStateNames())
        m_state->addItem(models::ledgerStateText(*store::stateFromName(name)), name);
    m_state->setCurrentIndex(chosen);
}

void LedgerFilterBar::showMore()
{
    const int set = setInMore();
    m_more->setText(set > 0 ? tr("More filters, %n set", nullptr, set) : tr("More filters"));
}

void LedgerFilterBar::focusSearch()
{
    m_number->setFocus(Qt::ShortcutFocusReason);
    m_number->selectAll();
}

} // namespace lekthi::ui
