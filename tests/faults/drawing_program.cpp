#include "tests/faults/drawing_lines.h"

#include "core/allocation/allocator.h"
#include "core/allocation/redis/redis_address.h"
#include "core/numbering/period.h"

#include <QCoreApplication>
#include <QDateTime>

#include <iostream>
#include <mutex>
#include <string>
#include <thread>
#include <unistd.h>
#include <vector>

using namespace lekthi;
using namespace lekthi::test;

/// A program that draws what each line of its input asks for, with so many callers, until the input ends, and
/// says on its output what was acknowledged. Its arguments are those of DrawingProcess.

namespace {

std::optional<QByteArray> nextLine()
{
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
    std::string line;
    if (!std::getline(std::cin, line))
        return std::nullopt;
    return QByteArray::fromStdString(line);
}

/// In one piece: a line is seen whole or not at all when the program is killed.
void say(const QByteArray &line)
{
    if (::write(STDOUT_FILENO, line.constData(), size_t(line.size())) != line.size())
        std::exit(1);
}

int yearNow()
{
    return numbering::documentDate(QDateTime::currentDateTimeUtc()).year();
}

void draw(allocation::Allocator &allocator, const allocation::Request &request)
{
    const int yearBefore = yearNow();
    auto outcome = allocator.allocate(request);
    while (!outcome && outcome.error().isRetryable()) {
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
        outcome = allocator.allocate(request);
    }
    say(answerLine({request.requestId, yearBefore, yearNow(), std::move(outcome)}));
}

allocation::AllocatorOptions optionsFrom(const QStringList &arguments)
{
    allocation::AllocatorOptions options;
    options.batchLimit = 25;
    options.retry.firstConnectionDelay = std::chrono::milliseconds(20);
    options.session.lockWaitTimeout = std::chrono::seconds(2);
    options.session.idleTransactionTimeout = std::chrono::seconds(2);
    if (arguments[3].isEmpty())
        return options;
    const auto redis = redis::parseRedisAddress(arguments[3]);
    if (!redis)
        qFatal("%s", qUtf8Printable(redis.error()));
    options.redis = *redis;
    options.lock.commandTimeout = std::chrono::seconds(1); // a busy machine is no outage
    options.lock.probeInterval = std::chrono::milliseconds(50);
    options.lock.timeToLive = std::chrono::milliseconds(arguments[4].toInt());
    return options;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const auto address = store::parseAddress(arguments.value(1));
    if (!address || arguments.size() != 5)
        qFatal("usage: address callers redis-or-empty lock-time-to-live");
    allocation::Allocator allocator(*address, optionsFrom(arguments));
    std::vector<std::jthread> callers;
    const auto serveCaller = [&] {
        while (const auto line = nextLine())
            draw(allocator, requestFrom(*line));
    };
    for (int i = 0; i < arguments[2].toInt(); ++i)
        callers.emplace_back(serveCaller);
    return 0;
}
