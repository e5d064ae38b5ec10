#include "core/allocation/benchmark/resource_watch.h"

#include <QByteArray>
#include <QFile>

#include <algorithm>

namespace lekthi::benchmark {

using namespace Qt::StringLiterals;

namespace {

/// The number behind a name in /proc/self/status.
qint64 statusNumber(const QByteArray &name)
{
    QFile file(u"/proc/self/status"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (line.startsWith(name + ':'))
            return line.mid(name.size() + 1).simplified().split(' ').first().toLongLong();
    }
    return 0;
}

} // namespace

ResourceWatch::ResourceWatch()
{
    QFile file(u"/proc/self/clear_refs"_s);
    if (file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        file.write("5");
    look();
}

void ResourceWatch::look()
{
    m_peakThreads = std::max(m_peakThreads, int(statusNumber("Threads")));
}

double ResourceWatch::peakMemoryMb() const
{
    return double(statusNumber("VmHWM")) / 1024.0;
}

} // namespace lekthi::benchmark
