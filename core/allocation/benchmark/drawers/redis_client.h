#pragma once

#include "core/allocation/redis/redis_address.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QString>

#include <memory>
#include <optional>
#include <tl/expected.hpp>

struct redisContext;

namespace lekthi::benchmark {

/// One blocking session with one Redis server, for the algorithms that ours is measured against. Opened on
/// first use and again after any failure. Whoever uses it ignores SIGPIPE.
class RedisClient
{
public:
    struct Reply
    {
        bool isNull = false;
        qint64 integer = 0;
        QByteArray text;
    };

    /// Sentinels are not asked: the address has to be that of a server.
    explicit RedisClient(redis::RedisAddress address);
    ~RedisClient();
    RedisClient(const RedisClient &) = delete;
    RedisClient &operator=(const RedisClient &) = delete;

    /// The reply, or technical text: no connection, or an error that Redis gave.
    tl::expected<Reply, QString> run(const QByteArrayList &words);

private:
    tl::expected<void, QString> open();
    tl::expected<Reply, QString> ask(const QByteArrayList &words);

    struct Closing
    {
        void operator()(redisContext *context) const;
    };

    redis::RedisAddress m_address;
    std::unique_ptr<redisContext, Closing> m_context;
};

} // namespace lekthi::benchmark
