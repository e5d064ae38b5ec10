#include "ui/templates/proof_badge.h"

#include <QStyle>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using models::MarkLevel;
using models::TemplateMark;
using numbering::PeriodKind;

namespace {

/// A word that stands for less cannot be read.
constexpr int sayLookingAfterMs = 150;

} // namespace

ProofBadge::ProofBadge(QWidget *parent)
    : Expander(parent)
{
    setObjectName(u"proofBadge"_s);
    setProperty("look", u"badge"_s);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy keepsRoom = sizePolicy();
    keepsRoom.setRetainSizeWhenHidden(true);
    setSizePolicy(keepsRoom);
    m_patience.setSingleShot(true);
    m_patience.setInterval(sayLookingAfterMs);
    connect(&m_patience, &QTimer::timeout, this, [this] { showState(State::Looking); });
    showState(State::Nothing);
}

void ProofBadge::showLooking()
{
    if (m_state == State::Nothing)
        showState(State::Looking);
    else if (!m_patience.isActive())
        m_patience.start();
}

void ProofBadge::showNothing()
{
    m_mark.reset();
    showState(State::Nothing);
}

void ProofBadge::show(const models::TemplateProof &proof)
{
    m_mark = proof.mark();
    m_period = proof.period;
    showState(State::Known);
}

void ProofBadge::showState(State state)
{
    m_patience.stop();
    m_state = state;
    setVisible(state != State::Nothing);
    retranslate();
    setProperty("level", levelName());
    style()->unpolish(this);
    style()->polish(this);
}

QString ProofBadge::levelName() const
{
    if (m_state != State::Known)
        return {};
    switch (models::levelOf(*m_mark)) {
    case MarkLevel::Good:
        return u"good"_s;
    case MarkLevel::Notice:
        return {};
    case MarkLevel::Warning:
        return u"warning"_s;
    case MarkLevel::Error:
        return u"error"_s;
    }
    Q_UNREACHABLE();
}

QString ProofBadge::words() const
{
    if (m_state != State::Known)
        return u"… "_s + tr("Checking for equal numbers");
    const bool isYearly = m_period == PeriodKind::Yearly || m_period == PeriodKind::FiscalYear;
    switch (*m_mark) {
    case TemplateMark::Proved:
        return u"✓ "_s + tr("Proved unique");
    case TemplateMark::RepeatsEachPeriod:
        return u"▲ "_s + (isYearly ? tr("Repeats every year") : tr("Repeats each period"));
    default:
        return models::badgeOf(*m_mark);
    }
}

void ProofBadge::retranslate()
{
    setText(words());
    setAccessibleName(words());
    const QString sentence = m_state == State::Known ? models::sentenceOf(*m_mark) : QString();
    setAccessibleDescription(sentence);
    setToolTip(sentence);
}

} // namespace lekthi::ui
