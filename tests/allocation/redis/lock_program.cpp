#include "core/allocation/redis/counter_lock.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTextStream>

using namespace lekthi::redis;
using namespace Qt::StringLiterals;

namespace {

QTextStream &output()
{
    static QTextStream stream(stdout);
    return stream;
}

/// Reads the number in the file and writes the next: without the lock others' steps would be lost.
bool countUp(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite))
        return false;
    const int next = file.readAll().toInt() + 1;
    return file.seek(0) && file.write(QByteArray::number(next)) > 0;
}

int count(CounterLock &lock, const QString &name, const QString &path, int rounds)
{
    int failed = 0;
    for (int i = 0; i < rounds; ++i) {
        const bool held = lock.take(name) == CounterLock::Taken::Held;
        if (!held || !countUp(path))
            ++failed;
        lock.release();
    }
    output() << "failed " << failed << Qt::endl;
    return failed;
}

int hold(CounterLock &lock, const QString &name)
{
    output() << (lock.take(name) == CounterLock::Taken::Held ? "held" : "refused") << Qt::endl;
    QTextStream(stdin).readAll();
    output() << (lock.validity().count() > 0 ? "valid" : "expired") << Qt::endl;
    lock.release();
    return 0;
}

int race(CounterLock &lock, const QString &name, int milliseconds)
{
    QElapsedTimer timer;
    timer.start();
    int taken = 0;
    for (; !timer.hasExpired(milliseconds); lock.release())
        taken += lock.take(name) == CounterLock::Taken::Held ? 1 : 0;
    output() << taken << Qt::endl;
    return 0;
}

} // namespace

/// lock_program SOCKET COUNTER count FILE ROUNDS: counts up in the file, each step under the lock.
/// lock_program SOCKET COUNTER hold [MS]: takes the lock, for so long at a time, says "held", gives it back
/// at the end of its input. lock_program SOCKET COUNTER race MS: takes and releases for that long, says how
/// often.
int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    RedisAddress address;
    address.endpoints = {{.host = {}, .socket = arguments.value(1)}};
    LockLimits limits;
    if (arguments.value(3) == "hold"_L1 && arguments.size() > 4)
        limits.timeToLive = std::chrono::milliseconds(arguments.value(4).toInt());
    LockService service(address, limits);
    CounterLock lock(service);
    const QString name = arguments.value(2);
    if (arguments.value(3) == "count"_L1)
        return count(lock, name, arguments.value(4), arguments.value(5).toInt());
    if (arguments.value(3) == "race"_L1)
        return race(lock, name, arguments.value(4).toInt());
    return hold(lock, name);
}
