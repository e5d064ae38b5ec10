#include "core/allocation/drawing/rate_notes.h"

#include "core/allocation/drawing/error_log.h"
#include "core/store/session/denial.h"

namespace lekthi::allocation {

using namespace Qt::StringLiterals;
using std::chrono::ceil;
using std::chrono::seconds;

QString RateNotes::personOf(const Request &request)
{
    return request.caller.userId == 0 ? QString() : QString::number(request.caller.userId);
}

/// As the store counts: an address that the caller leaves out is not counted.
QString RateNotes::addressOf(const Request &request)
{
    const bool isNamed = request.caller.userId != 0 && !request.caller.ipAddress.isEmpty();
    return isNamed ? u'@' + request.caller.ipAddress : QString();
}

void RateNotes::note(const Request &request, const store::Error &error)
{
    QString subject;
    if (error.serverCode == store::denial::tooManyByPerson)
        subject = personOf(request);
    else if (error.serverCode == store::denial::tooManyFromAddress)
        subject = addressOf(request);
    if (subject.isEmpty())
        return;
    const auto now = Clock::now();
    const std::lock_guard lock(m_mutex);
    m_notes.removeIf([&](const auto &entry) { return entry.value().until <= now; });
    m_notes.insert(subject, {error, now + seconds(error.subject.toInt())});
}

std::optional<Failure> RateNotes::refusalOf(const QString &subject, Clock::time_point now)
{
    const auto found = m_notes.constFind(subject);
    if (subject.isEmpty() || found == m_notes.cend() || found->until <= now)
        return std::nullopt;
    store::Error error = found->error;
    error.subject = QString::number(ceil<seconds>(found->until - now).count());
    return failureOf(error);
}

std::optional<Failure> RateNotes::refusalOf(const Request &request)
{
    const auto now = Clock::now();
    const std::lock_guard lock(m_mutex);
    if (m_notes.isEmpty())
        return std::nullopt;
    auto refusal = refusalOf(personOf(request), now);
    return refusal ? refusal : refusalOf(addressOf(request), now);
}

} // namespace lekthi::allocation
