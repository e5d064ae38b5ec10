#include "models/alerts/alert_remedy.h"

#include "core/numbering/translated.h"
#include "models/counters/counter_rows.h"

namespace lekthi::models {

using namespace Qt::StringLiterals;
using alerts::Measure;

namespace {

/// The number behind the colon; 0 if the subject is another or none.
qint64 idBehind(QLatin1StringView kind, const QString &subject)
{
    return subject.startsWith(kind) ? QStringView(subject).mid(kind.size()).toLongLong() : 0;
}

} // namespace

AlertRemedy remedyOf(Measure measure, const QString &subject)
{
    switch (measure) {
    case Measure::CounterFill:
        if (const qint64 id = idBehind("counter:"_L1, subject))
            return CounterRemedy{id};
        break;
    case Measure::RequestWaiting:
        if (const qint64 id = idBehind("request:"_L1, subject))
            return RequestRemedy{id};
        break;
    case Measure::RedisDown:
        return StatusRemedy{u"redis"_s};
    case Measure::DiskUse:
    case Measure::StoreFailures:
        return StatusRemedy{u"database"_s};
    case Measure::Gaps:
    case Measure::ChainBreaks:
        return StatusRemedy{};
    case Measure::LockFailureShare:
    case Measure::LockWaitMean:
    case Measure::Retries:
    case Measure::DurationP95:
        return BusiestCountersRemedy{};
    case Measure::UnboundAge:
        return UnboundRemedy{};
    case Measure::BackupLag:
        return StatusRemedy{u"backup"_s};
    case Measure::PoolShortage:
        if (const QString pool = subject.section(u':', 1); alerts::poolSubject(pool) == subject)
            return PoolRemedy{pool};
        break;
    }
    return {};
}

QString remedyText(const AlertRemedy &remedy)
{
    if (std::holds_alternative<CounterRemedy>(remedy))
        return translated(QT_TRANSLATE_NOOP("lekthi", "Open the template"));
    if (std::holds_alternative<RequestRemedy>(remedy))
        return translated(QT_TRANSLATE_NOOP("lekthi", "Open the request"));
    if (std::holds_alternative<BusiestCountersRemedy>(remedy))
        return translated(QT_TRANSLATE_NOOP("lekthi", "Show the busiest counters"));
    if (std::holds_alternative<StatusRemedy>(remedy))
        return translated(QT_TRANSLATE_NOOP("lekthi", "Show the status"));
    if (std::holds_alternative<UnboundRemedy>(remedy))
        return translated(QT_TRANSLATE_NOOP("lekthi", "Show these numbers"));
    if (std::holds_alternative<PoolRemedy>(remedy))
        return translated(QT_TRANSLATE_NOOP("lekthi", "Open the ID pool"));
    return {};
}

store::Result<TemplateKey> templateOfCounter(store::Connection &connection, qint64 counterId)
{
    return readCounter(connection, counterId).map([](const store::Counter &counter) {
        return TemplateKey{counter.key.projectId, counter.key.correspondenceTypeId};
    });
}

} // namespace lekthi::models
