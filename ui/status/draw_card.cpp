#include "ui/status/draw_card.h"

#include "models/status/draw_check_text.h"
#include "models/status/redis_finding.h"
#include "models/time_text.h"
#include "ui/shell/preferences.h"
#include "ui/shell/theme.h"

#include <QPushButton>

#include <chrono>

namespace lekthi::ui {

using namespace Qt::StringLiterals;
using allocation::DrawCheck;
using models::HealthLight;
using models::Standing;

namespace {

constexpr std::chrono::minutes betweenChecks{5};

store::Result<DrawCheck> check(store::Connection &connection)
{
    const auto redis = models::redisOfEnvironment();
    return allocation::checkDrawing(connection, {.redis = redis.value_or(std::nullopt)});
}

} // namespace

DrawCard::DrawCard(models::Session &session, QWidget *parent)
    : HealthCard(u"draw"_s, parent)
    , m_session(session)
    , m_draw(new QPushButton(this))
{
    m_draw->setObjectName(u"drawTestNumber"_s);
    theme::setLook(m_draw, Look::LinkButton);
    addLink(m_draw);
    connect(m_draw, &QPushButton::clicked, this, &DrawCard::drawNow);
}

DrawCard::~DrawCard() = default;

void DrawCard::drawIfDue()
{
    if (!m_sinceLast.isValid() || m_sinceLast.hasExpired(std::chrono::milliseconds(betweenChecks).count()))
        drawNow();
}

void DrawCard::drawNow()
{
    if (m_drawing.isBusy())
        return;
    m_sinceLast.start();
    m_drawing.run(m_session.address(), this, &check,
                  [this](const store::Result<DrawCheck> &outcome) { take(outcome); });
    showState();
}

void DrawCard::take(const store::Result<DrawCheck> &outcome)
{
    m_checkedAt = QDateTime::currentDateTimeUtc();
    m_check = outcome ? std::optional(*outcome) : std::nullopt;
    m_failure = outcome ? std::nullopt : std::optional(outcome.error());
    showState();
    emit changed();
}

void DrawCard::showState()
{
    HealthLight light = models::drawLight(m_check);
    if (m_failure) {
        light.standing = Standing::Error;
        light.state = tr("No test number could be allocated: %1").arg(store::describe(*m_failure));
        light.concern = tr("Real numbers come from the same server and are likely to fail as well.");
        light.advice = tr("Check what this page says about the database.");
    }
    if (m_drawing.isBusy())
        light.state = tr("Allocating a test number in the sandbox…");
    m_draw->setEnabled(!m_drawing.isBusy());
    m_draw->setText(tr("Allocate a &test number"));
    const bool isDone = !m_drawing.isBusy() && m_checkedAt.isValid();
    show(light, isDone ? models::timeText(m_checkedAt, Preferences::instance().calendar()) : QString());
}

void DrawCard::retranslate()
{
    showState();
}

} // namespace lekthi::ui
