#include "models/status/health_light.h"

#include "core/numbering/translated.h"

#include <QLocale>

namespace lekthi::models {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 perMinute = 60;
constexpr qint64 perHour = 60 * perMinute;
constexpr qint64 perDay = 24 * perHour;

} // namespace

HealthLight lightBeingRead(const QString &name, const QString &title)
{
    return {.name = name,
            .standing = Standing::Unknown,
            .title = title,
            .state = translated(QT_TRANSLATE_NOOP("lekthi", "Checking…")),
            .concern = {},
            .advice = {},
            .facts = {}};
}

QDateTime HealthSince::note(const HealthLight &light, const QDateTime &seen)
{
    Seen &known = m_lights[light.name];
    if (!known.since.isValid() || known.standing != light.standing)
        known = {light.standing, seen};
    return known.since;
}

QStringList healthLines(const HealthLight &light)
{
    QStringList lines{u"%1 %2: %3"_s.arg(standingSign(light.standing), light.title, light.state)};
    for (const QString &text : {light.concern, light.advice}) {
        if (!text.isEmpty())
            lines.append(u"  "_s + text);
    }
    for (const HealthFact &fact : light.facts)
        lines.append(u"  %1: %2"_s.arg(fact.caption, fact.value));
    return lines;
}

QString durationText(qint64 seconds)
{
    if (seconds < perMinute)
        return translated(QT_TRANSLATE_NOOP("lekthi", "%1 s")).arg(seconds);
    if (seconds < perHour)
        return translated(QT_TRANSLATE_NOOP("lekthi", "%1 min")).arg(seconds / perMinute);
    if (seconds < perDay)
        return translated(QT_TRANSLATE_NOOP("lekthi", "%1 h %2 min"))
            .arg(seconds / perHour)
            .arg(seconds % perHour / perMinute);
    return translated(QT_TRANSLATE_NOOP("lekthi", "%1 d %2 h"))
        .arg(seconds / perDay)
        .arg(seconds % perDay / perHour);
}

} // namespace lekthi::models
