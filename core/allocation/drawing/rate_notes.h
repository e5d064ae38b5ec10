#pragma once

#include "core/allocation/drawing/clock.h"
#include "core/allocation/failure.h"
#include "core/allocation/request/request.h"

#include <QHash>
#include <QString>

#include <chrono>
#include <optional>

namespace lekthi::allocation {

/// People and addresses that the store has refused for the rest of the minute, so that their further requests
/// do not spoil the batches of others. Shared by all workers. Thread-safe.
class RateNotes
{
public:
    /// What the store said of this request alone; other errors are no matter here.
    void note(const Request &request, const store::Error &error);
    /// Why the request would be refused again, as of now.
    std::optional<Failure> refusalOf(const Request &request);

private:
    struct Note
    {
        store::Error error;
        Clock::time_point until;
    };

    static QString personOf(const Request &request);
    static QString addressOf(const Request &request);
    std::optional<Failure> refusalOf(const QString &subject, Clock::time_point now);

    Mutex m_mutex; // guards all below
    QHash<QString, Note> m_notes;
};

} // namespace lekthi::allocation
