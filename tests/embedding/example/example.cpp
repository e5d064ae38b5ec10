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

/// A letter from ผรม.2 to สคฉ.3, whose number is wanted within ten seconds.
allocation::Request letter(const store::ReferenceData &data, qint64 document,
                           const allocation::Caller &caller)
{
    allocation::Request request;
    request.correspondenceTypeId = idOf(store::itemByCode(data.types, u"LETTER"));
    request.originatorOrganizationId = idOf(store::itemByCode(data.organizations, u"ผรม.2"));
    request.recipientOrganizationIds = {idOf(store::itemByCode(data.organizations, u"สคฉ.3"))};
    request.documentId = document;
    request.caller = caller;
    request.requestId = allocation::newRequestId(); // stored with the letter: it gives the same number again
    request.deadline = std::chrono::steady_clock::now() + std::chrono::seconds(10);
    return request;
}

/// One retry is enough to show how: the same request id never draws twice.
void draw(allocation::Allocator &allocator, const allocation::Request &request)
{
    allocation::Outcome outcome = allocator.allocate(request);
    if (!outcome && outcome.error().isRetryable()) {
        std::this_thread::sleep_for(std::chrono::seconds(outcome.error().retryAfter().value_or(1)));
        allocation::Request again = request;
        again.deadline = std::chrono::steady_clock::now() + std::chrono::seconds(10);
        outcome = allocator.allocate(again);
    }
    if (!outcome)
        giveUp(allocation::describe(outcome.error()) + u' ' + outcome.error().reference);
    std::puts(qUtf8Printable(outcome->first().number));
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

allocation::AllocatorOptions optionsFrom(const QString &redis)
{
    allocation::AllocatorOptions options;
    if (redis.isEmpty())
        return options;
    const auto address = redis::parseRedisAddress(redis);
    if (!address)
        giveUp(address.error());
    options.redis = *address;
    return options;
}

} // namespace

/// example STORE [ACCOUNT] [REDIS]: the id of the person's account, 0: nobody. The password comes from the
/// environment.
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

    allocation::Allocator allocator(*address, optionsFrom(words.value(3)));
    draw(allocator, letter(data, 1, caller));
    std::vector<std::jthread> callers;
    for (int i = 0; i < 4; ++i)
        callers.emplace_back([&, i] { draw(allocator, letter(data, 2 + i, caller)); });
}
