#include "ui/templates/save_bar.h"

#include "ui/shell/theme.h"
#include "ui/widgets/reason_field.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::SaveObstacle;
using numbering::Reason;

namespace {

/// Below this a reason beside the buttons could not be read.
constexpr int narrowBar = 520;

} // namespace

SaveBar::SaveBar(QWidget *parent)
    : QWidget(parent)
    , m_line(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_reason(new ReasonField(u"reasonEdit"_s, Reason::minimumForTemplate, this))
    , m_why(new QLabel(this))
    , m_discard(new QPushButton(this))
    , m_save(new QPushButton(this))
{
    m_why->setObjectName(u"saveReason"_s);
    m_discard->setObjectName(u"discardButton"_s);
    m_save->setObjectName(u"saveButton"_s);
    m_why->setTextFormat(Qt::PlainText);
    m_why->setWordWrap(true);
    m_why->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    theme::setLook(m_why, Look::Small);
    theme::setLook(m_save, Look::PrimaryButton);
    auto *actions = new QHBoxLayout;
    actions->setSpacing(theme::gapSmall);
    actions->addStretch(1);
    actions->addWidget(m_discard);
    actions->addWidget(m_save);
    m_line->setSpacing(theme::gapSmall);
    m_line->addWidget(m_reason, 1);
    m_line->addLayout(actions);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, theme::gapSmall, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_why);
    layout->addLayout(m_line);
    connect(m_reason, &ReasonField::textChanged, this, &SaveBar::reasonEdited);
    connect(m_reason, &ReasonField::returnPressed, m_save, [this] { m_save->click(); });
    connect(m_discard, &QPushButton::clicked, this, &SaveBar::discardRequested);
    connect(m_save, &QPushButton::clicked, this, &SaveBar::saveRequested);
}

void SaveBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool isNarrow = width() < narrowBar;
    m_line->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void SaveBar::setReason(const QString &reason)
{
    const QSignalBlocker quiet(this);
    m_reason->setText(reason);
}

QString SaveBar::reason() const
{
    return m_reason->text();
}

void SaveBar::show(const State &state)
{
    m_state = state;
    retranslate();
}

void SaveBar::focusReason()
{
    m_reason->setFocus();
}

void SaveBar::saveOrFocusReason()
{
    if (m_save->isEnabled())
        m_save->click();
    else if (m_reason->isEnabled())
        focusReason();
}

void SaveBar::retranslate()
{
    m_reason->setHint(tr("Reason for the change (required)"), tr("Reason for the change"));
    m_discard->setText(tr("Discard draft"));
    m_save->setText(m_state.isSaving ? tr("Saving…") : tr("Save as version %1").arg(m_state.nextVersion));
    const bool mayEver = m_state.obstacle != SaveObstacle::NotAllowed;
    for (QWidget *part : {static_cast<QWidget *>(m_reason), static_cast<QWidget *>(m_discard),
                          static_cast<QWidget *>(m_save)})
        part->setVisible(mayEver); // the line above says who may
    m_reason->setEnabled(mayEver);
    m_reason->setReadOnly(m_state.isSaving);
    m_discard->setEnabled(m_state.canDiscard && !m_state.isSaving);
    m_save->setEnabled(m_state.obstacle == SaveObstacle::None && !m_state.isSaving);
    const QString why = m_state.isSaving ? QString() : whyNot();
    m_why->setText(why.isEmpty() ? u" "_s : why);
    m_save->setAccessibleDescription(why);
    m_save->setToolTip(why);
}

QString SaveBar::whyNot() const
{
    switch (m_state.obstacle) {
    case SaveObstacle::None:
        return m_state.takesApproval
                   ? tr("Two documents could get the same number: saving needs a Super Admin's approval.")
                   : QString();
    case SaveObstacle::NotAllowed:
        return tr("Only Project Admins of %1 can change its templates.").arg(m_state.projectCode);
    case SaveObstacle::Conflict:
        return tr("A newer version was saved. Choose above which text to keep.");
    case SaveObstacle::Problems:
        return tr("To save, fix the problems of the template first.");
    case SaveObstacle::NoChange:
        return tr("No changes yet.");
    case SaveObstacle::ReasonTooShort:
    case SaveObstacle::ReasonUnfit:
        return m_reason->whatIsMissing(
            tr("To save, write a reason of at least %1 characters.").arg(Reason::minimumForTemplate));
    }
    Q_UNREACHABLE();
}

} // namespace lekthi::ui
