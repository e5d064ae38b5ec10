#include "core/allocation/minutes/minute_writer.h"

#include <QCoreApplication>
#include <QSysInfo>

#include <algorithm>
#include <chrono>
#include <utility>

namespace lekthi::allocation {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto betweenLooks = 10s;
// Nobody waits for the writer but the end of the program.
constexpr auto connectTimeout = 2s;

store::AllocatorName newName()
{
    const QString program = QCoreApplication::applicationName();
    return {QUuid::createUuid(),
            u"%1 @ %2, %3"_s.arg(program.isEmpty() ? u"?"_s : program, QSysInfo::machineHostName())
                .arg(QCoreApplication::applicationPid())};
}

} // namespace

MinuteWriter::MinuteWriter(store::Address address, store::ConnectionOptions options,
                           std::function<metrics::AllocatorState()> look)
    : m_address(std::move(address))
    , m_options(options)
    , m_look(std::move(look))
    , m_keeper(m_book, newName())
    , m_thread([this] { run(); })
{
}

MinuteWriter::~MinuteWriter()
{
    {
        const std::lock_guard lock(m_mutex);
        m_ending = true;
    }
    m_changed.notify_all();
    m_thread.join();
}

void MinuteWriter::run()
{
    do {
        look();
        if (m_keeper.hasUnwritten())
            write();
    } while (sleepUntilNextLook());
    const bool isReachable = m_look().store != metrics::PartState::Down;
    m_keeper.end(QDateTime::currentDateTimeUtc());
    if (isReachable && m_keeper.hasUnwritten())
        write();
}

void MinuteWriter::look()
{
    m_keeper.look(QDateTime::currentDateTimeUtc(), m_look());
}

bool MinuteWriter::sleepUntilNextLook()
{
    const std::chrono::milliseconds leftOfMinute(
        std::max<qint64>(0, QDateTime::currentDateTimeUtc().msecsTo(m_keeper.nextMinute())));
    std::unique_lock lock(m_mutex);
    return !m_changed.wait_for(lock, std::min<std::chrono::milliseconds>(betweenLooks, leftOfMinute + 1ms),
                               [this] { return m_ending; });
}

void MinuteWriter::write()
{
    store::ConnectionOptions options = m_options;
    options.connectTimeout = std::min<std::chrono::seconds>(options.connectTimeout, connectTimeout);
    if (const auto connection = store::Connection::open(m_address, options))
        m_keeper.write(**connection);
}

} // namespace lekthi::allocation
