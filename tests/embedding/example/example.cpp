#include <core/allocation/allocator.h>
#include <core/store/reference/reference_values.h>

#include <QCoreApplication>

#include <cstdio>
#include <cstdlib>
#include <optional>
#include <thread>
#include <vector>

using namespace lekthi;

namespace {

using allocation::Failure;
using allocation::FailureCode;

constexpr int mostTries = 3;

[[noreturn]] void giveUp(const QString &sentence)
{
    std::fprintf(stderr, "%s\n", qUtf8Printable(sentence));
    std::exit(1);
}

template <class T>
T need(store::Result<T> result)
{
    if (!result)
        giveUp(store::describe(result.error()));
    return std::move(*result);
}

int idOf(const store::CodedItem *item)
{
    return item ? item->id : 0; // the allocator says what is missing
}

/// What a service does about a failure. There is one right answer to each.
enum class Answer {
    Repeat,     ///< the same request, under the same id, after retryAfter()
    AskAgain,   ///< the person has to change what was entered
    NewRequest, ///< a request of its own, under a new id
    CallHelp,   ///< somebody has to look after template or store; the reference finds the case
    GiveUp,     ///< nobody waits for the number any more
};

Answer answerTo(const Failure &failure)
{
    switch (failure.code) {
    case FailureCode::LockTimeout:
    case FailureCode::VersionConflict:
    case FailureCode::RedisError:
        // Others were first; nothing is wrong. Should a number have been allocated after all
        // (mayHaveBeenDrawn), the same id gives that one, and a new id would leave it without a document.
        return Answer::Repeat;
    case FailureCode::RateLimited:
        // Asking sooner than retryAfter() only fails again. Sleep here, not in each caller: the limit is of
        // the account, the person or the address.
        return Answer::Repeat;
    case FailureCode::DatabaseError:
        // A store that was away comes back; an account that is not let in does not by itself.
        return failure.isRetryable() ? Answer::Repeat : Answer::CallHelp;
    case FailureCode::ValidationError:
        // The sentence says what is wrong with the entry. DocumentHasNumber is no mistake of the person:
        // the document was saved twice, and failure.subject is its number.
        return failure.fault == allocation::ValidationFault::DocumentHasNumber ? Answer::GiveUp
                                                                               : Answer::AskAgain;
    case FailureCode::NumberVoided:
        // A reset has released the number of this id, and another document may have it by now. Only a new
        // request gets a number, once the person has agreed to another one.
        return Answer::NewRequest;
    case FailureCode::NumberTaken:
    case FailureCode::SequenceExhausted:
        // Only a change of the template helps, which is a Project Admin's. Trying again gives the same.
        return Answer::CallHelp;
    case FailureCode::Cancelled:
        // The service itself has asked to stop (Request::cancellation). Keep the id with the document: if
        // mayHaveBeenDrawn, it gives the number when somebody wants it again.
        return Answer::GiveUp;
    }
    return Answer::CallHelp;
}

/// A letter from ผรม.2 to สคฉ.3.
allocation::Request letter(const store::ReferenceData &data, qint64 document,
                           const allocation::Caller &caller)
{
    allocation::Request request;
    request.correspondenceTypeId = idOf(store::itemByCode(data.types, u"LETTER"));
    request.originatorOrganizationId = idOf(store::itemByCode(data.organizations, u"ผรม.2"));
    request.recipientOrganizationIds = {idOf(store::itemByCode(data.organizations, u"สคฉ.3"))};
    request.documentId = document;
    request.caller = caller;
    request.requestId = allocation::newRequestId(); // stored with the letter before it is used
    return request;
}

/// Waits no longer than ten seconds for each try.
allocation::Outcome tryOnce(allocation::Allocator &allocator, allocation::Request request)
{
    request.deadline = std::chrono::steady_clock::now() + std::chrono::seconds(10);
    return allocator.allocate(request);
}

void draw(allocation::Allocator &allocator, const allocation::Request &request)
{
    allocation::Outcome outcome = tryOnce(allocator, request);
    for (int tries = 1; !outcome && answerTo(outcome.error()) == Answer::Repeat && tries < mostTries;
         ++tries) {
        std::this_thread::sleep_for(std::chrono::seconds(outcome.error().retryAfter().value_or(1)));
        outcome = tryOnce(allocator, request);
    }
    if (!outcome)
        giveUp(allocation::describe(outcome.error()) + u' ' + outcome.error().reference);
    const allocation::Allocation &number = outcome->first();
    std::printf("%s %s\n", qUtf8Printable(number.number),
                qUtf8Printable(number.generatedAt.toString(Qt::ISODateWithMs)));
}

/// For whom the numbers are: "lekthictl user trust" lets the service say so. Nobody: for the service itself.
allocation::Caller callerOf(int account)
{
    allocation::Caller caller;
    caller.userAgent = QStringLiteral("Embedding example");
    if (account != 0) {
        caller.userId = account;
        caller.ipAddress = QStringLiteral("192.0.2.7"); // of the person's computer
    }
    return caller;
}

/// With Redis, processes take turns before they meet in the store; without it, or while it is away, numbers
/// are as right.
allocation::AllocatorOptions optionsFrom(const QString &redis)
{
    allocation::AllocatorOptions options;
    if (redis.isEmpty())
        return options;
    const auto address = redis::parseRedisAddress(redis);
    if (!address)
        giveUp(address.error());
    options.redis = *address;
    options.redis->password = qEnvironmentVariable("LEKTHI_REDIS_PASSWORD");
    return options;
}

} // namespace

/// example STORE [ACCOUNT] [REDIS]: the id of the person's account, 0: nobody. The passwords come from the
/// environment: a command line can be read by others.
int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv); // finds the database driver
    const QStringList words = QCoreApplication::arguments();
    auto address = store::parseAddress(words.value(1));
    if (!address)
        giveUp(address.error());
    address->password = qEnvironmentVariable("LEKTHI_PASSWORD");
    const store::ReferenceData data = need(store::loadReferenceData(*address));
    const allocation::Caller caller = callerOf(words.value(2).toInt());

    // One for the whole process: callers of one counter are served together.
    allocation::Allocator allocator(*address, optionsFrom(words.value(3)));
    draw(allocator, letter(data, 1, caller));
    std::vector<std::jthread> callers;
    for (int i = 0; i < 4; ++i)
        callers.emplace_back([&, i] { draw(allocator, letter(data, 2 + i, caller)); });
}
