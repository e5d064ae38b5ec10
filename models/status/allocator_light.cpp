#include "models/status/allocator_light.h"

#include "core/numbering/translated.h"
#include "models/time_text.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace lekthi::models {

using namespace Qt::StringLiterals;
using metrics::PartState;

namespace {

constexpr qint64 minuteSeconds = 60;
constexpr qint64 goneAfterSeconds = 3 * minuteSeconds;

/// The store keeps "service @ computer, 1234".
SeenAllocator seenFrom(const store::AllocatorMinute &minute, const QDateTime &now)
{
    const QString name = minute.allocator.program;
    const qsizetype at = name.indexOf(" @ "_L1);
    const qsizetype comma = name.lastIndexOf(", "_L1);
    const bool hasParts = at > 0 && comma > at;
    SeenAllocator seen;
    seen.program = hasParts ? name.left(at) + u' ' + name.mid(comma + 2) : name;
    seen.computer = hasParts ? name.mid(at + 3, comma - at - 3) : QString();
    seen.login = minute.login;
    seen.seen = minute.minute.addSecs(minuteSeconds);
    seen.isGone = seen.seen.secsTo(now) > goneAfterSeconds - minuteSeconds;
    seen.state = minute.state;
    return seen;
}

int countOf(const QList<SeenAllocator> &allocators, bool (*holds)(const SeenAllocator &))
{
    return int(std::count_if(allocators.cbegin(), allocators.cend(),
                             [&](const SeenAllocator &one) { return !one.isGone && holds(one); }));
}

void showTrouble(HealthLight &light, const QString &state, const QString &concern, const QString &advice)
{
    light.standing = Standing::Warning;
    light.state = state;
    light.concern = concern;
    light.advice = advice;
}

void showDrawing(HealthLight &light, const QList<SeenAllocator> &allocators, int drawing)
{
    const int withoutRedis =
        countOf(allocators, [](const SeenAllocator &one) { return one.state.redis == PartState::Down; });
    const int crowded = countOf(allocators, [](const SeenAllocator &one) {
        return one.state.sessionLimit > 0 && one.state.sessions >= one.state.sessionLimit &&
               one.state.waiting > one.state.sessionLimit;
    });
    if (withoutRedis > 0) {
        showTrouble(light,
                    translated(QT_TRANSLATE_NOOP("lekthi", "%1 of %2 programs cannot use Redis."))
                        .arg(withoutRedis)
                        .arg(drawing),
                    translated(QT_TRANSLATE_NOOP(
                        "lekthi", "They allocate under the database lock alone: correct, but slower.")),
                    translated(QT_TRANSLATE_NOOP("lekthi", "Check whether their computers reach Redis.")));
    } else if (crowded > 0) {
        showTrouble(
            light,
            translated(QT_TRANSLATE_NOOP("lekthi", "%1 of %2 programs use all their sessions, and "
                                                   "requests wait."))
                .arg(crowded)
                .arg(drawing),
            translated(QT_TRANSLATE_NOOP("lekthi", "Numbers stay correct, but take longer.")),
            translated(QT_TRANSLATE_NOOP(
                "lekthi", "Check how long on the Metrics page, and give them more sessions if that lasts.")));
    } else {
        light.standing = Standing::Good;
        light.state = QCoreApplication::translate("lekthi", "%n programs are ready to allocate numbers.",
                                                  nullptr, drawing);
    }
}

} // namespace

QList<SeenAllocator> seenAllocators(const std::vector<store::AllocatorMinute> &minutes, const QDateTime &now)
{
    QHash<QUuid, const store::AllocatorMinute *> latest;
    for (const store::AllocatorMinute &minute : minutes) {
        const store::AllocatorMinute *&known = latest[minute.allocator.id];
        if (!known || known->minute < minute.minute)
            known = &minute;
    }
    QList<SeenAllocator> seen;
    for (const store::AllocatorMinute *minute : std::as_const(latest))
        seen.append(seenFrom(*minute, now));
    std::sort(seen.begin(), seen.end(), [](const SeenAllocator &a, const SeenAllocator &b) {
        if (a.isGone != b.isGone)
            return b.isGone;
        return a.seen != b.seen ? a.seen > b.seen : a.program < b.program;
    });
    return seen;
}

HealthLight allocatorsLight(const std::optional<QList<SeenAllocator>> &allocators,
                            numbering::Calendar calendar)
{
    HealthLight light =
        lightBeingRead(u"allocators"_s, translated(QT_TRANSLATE_NOOP("lekthi", "Numbering programs")));
    if (!allocators)
        return light;
    const int drawing = countOf(*allocators, [](const SeenAllocator &) { return true; });
    if (drawing > 0) {
        showDrawing(light, *allocators, drawing);
        return light;
    }
    light.standing = Standing::Absent;
    light.state =
        allocators->isEmpty()
            ? translated(QT_TRANSLATE_NOOP("lekthi", "None was seen within the last hour."))
            : translated(QT_TRANSLATE_NOOP("lekthi", "None at this moment; the last one was seen at "
                                                     "%1."))
                  .arg(timeText(allocators->constFirst().seen, calendar));
    light.concern = translated(QT_TRANSLATE_NOOP(
        "lekthi",
        "The store is not the cause, but documents wait for a program that allocates their numbers."));
    light.advice = translated(QT_TRANSLATE_NOOP(
        "lekthi", "Check whether the numbering service runs, and whether it can sign in with its account."));
    return light;
}

QString redisStateText(PartState state)
{
    switch (state) {
    case PartState::Up:
        return translated(QT_TRANSLATE_NOOP("lekthi", "Up"));
    case PartState::Down:
        return translated(QT_TRANSLATE_NOOP("lekthi", "▲ Down"));
    case PartState::Unused:
        return translated(QT_TRANSLATE_NOOP("lekthi", "Not in use"));
    }
    Q_UNREACHABLE();
}

} // namespace lekthi::models
