#include "ui/errors/error_detail.h"

#include "ui/shell/theme.h"
#include "ui/widgets/facts_grid.h"
#include "ui/widgets/label.h"
#include "ui/widgets/reason_field.h"
#include "ui/widgets/scrolled_details.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using numbering::Reason;

namespace {

constexpr int mostFacts = 11;

} // namespace

ErrorDetail::ErrorDetail(bool mayResolve, QWidget *parent)
    : QWidget(parent)
    , m_mayResolve(mayResolve)
    , m_content(new QWidget(this))
    , m_message(makeLabel(m_content, Look::Strong))
    , m_facts(new FactsGrid(mostFacts, m_content))
    , m_note(new ReasonField(u"errorsNote"_s, Reason::minimumForTemplate, this))
    , m_resolve(new QPushButton(this))
    , m_scroll(new ScrolledDetails(m_content, this))
{
    setObjectName(u"errorsDetail"_s);
    m_message->setObjectName(u"errorsMessage"_s);
    m_resolve->setObjectName(u"errorsResolve"_s);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *content = new QVBoxLayout(m_content);
    content->setContentsMargins(0, 0, 0, 0);
    content->setSpacing(theme::gapSmall);
    content->addWidget(m_message);
    content->addLayout(m_facts);
    content->addStretch(1);
    auto *note = new QHBoxLayout;
    note->setSpacing(theme::gapSmall);
    note->addWidget(m_note, 1);
    note->addWidget(m_resolve);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, theme::gapSmall, 0, 0);
    layout->setSpacing(theme::gapSmall);
    layout->addWidget(m_scroll, 1);
    layout->addLayout(note);
    connect(m_note, &ReasonField::textChanged, this, &ErrorDetail::showNote);
    connect(m_note, &ReasonField::returnPressed, this, &ErrorDetail::resolve);
    connect(m_resolve, &QPushButton::clicked, this, &ErrorDetail::resolve);
}

void ErrorDetail::showEntry(const store::ErrorEntry &entry, const models::LedgerNames &names)
{
    const bool isAnother = !m_entry || m_entry->id != entry.id;
    m_entry = entry;
    if (isAnother) {
        m_note->clear();
        m_scroll->showBeginning();
    }
    retranslate(names);
}

void ErrorDetail::setWorking(bool isWorking)
{
    m_isWorking = isWorking;
    showNote();
}

void ErrorDetail::resolve()
{
    if (const auto reason = m_note->reason(); reason && !m_isWorking)
        emit resolveWanted(*reason);
}

void ErrorDetail::showNote()
{
    const bool isOpen = m_mayResolve && m_entry && !m_entry->resolvedAt.isValid();
    m_note->setVisible(isOpen);
    m_resolve->setVisible(isOpen);
    m_note->setReadOnly(m_isWorking);
    m_resolve->setEnabled(!m_isWorking && m_note->reason());
    m_resolve->setToolTip(m_note->whatIsMissing());
    m_resolve->setAccessibleDescription(m_note->whatIsMissing());
}

void ErrorDetail::retranslate(const models::LedgerNames &names)
{
    m_note->setHint(tr("What was done about it"), tr("What was done about the error"));
    m_resolve->setText(tr("Mark as re&solved"));
    if (m_entry) {
        m_message->setText(models::errorTypeText(m_entry->type) + u" · "_s + m_entry->message.simplified());
        m_facts->setFacts(models::errorFacts(*m_entry, names));
    }
    showNote();
}

} // namespace lekthi::ui
