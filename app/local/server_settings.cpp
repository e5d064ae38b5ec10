#include "app/local/server_settings.h"

#include "app/local/store_directory.h"

#include <unistd.h>

#include <algorithm>

namespace lekthi::local {

using namespace Qt::StringLiterals;

namespace {

// Options that come and go between releases carry "loose_": an unknown one would keep the server from
// starting.
constexpr auto commonSettings = R"([mariadbd]
skip_networking = 1
skip_log_bin
local_infile = 0
secure_timestamp = YES
max_password_errors = 20
disconnect_on_expired_password = OFF
loose_plugin_load_add = auth_ed25519
loose_plugin_load_add = disks
loose_feedback = OFF
loose_performance_schema = OFF
lc_messages = en_US
log_warnings = 1

character_set_server = utf8mb4
collation_server = utf8mb4_thai_520_w2
default_storage_engine = InnoDB

max_connections = 200
max_allowed_packet = 64M
key_buffer_size = 1M
loose_aria_pagecache_buffer_size = 8M
table_open_cache = 2000
innodb_autoextend_increment = 8
loose_innodb_doublewrite = ON
loose_innodb_buffer_pool_dump_at_shutdown = OFF
loose_innodb_buffer_pool_load_at_startup = OFF
)"_L1;

constexpr auto durableSettings = R"(
innodb_flush_log_at_trx_commit = 1
)"_L1;

constexpr auto hastySettings = R"(
loose_debug_no_sync
loose_innodb_flush_method = nosync
innodb_flush_log_at_trx_commit = 0
)"_L1;

constexpr qint64 smallestPool = 64; // mebibytes, also the step
constexpr qint64 largestPool = 1'024;

qint64 physicalMemory()
{
    return qint64(::sysconf(_SC_PHYS_PAGES)) * ::sysconf(_SC_PAGESIZE);
}

} // namespace

QByteArray serverSettings(const LocalServerOptions &options, qint64 databaseBytes)
{
    const QString durability = options.fullDurability ? durableSettings : hastySettings;
    const int pool = bufferPoolMebibytes(std::max(databaseBytes, options.expectedBytes), physicalMemory());
    return (commonSettings + durability + "innodb_log_file_size = "_L1 + changeLogSize(options) +
            u"\ninnodb_buffer_pool_size = %1M\n"_s.arg(pool))
        .toLatin1();
}

int bufferPoolMebibytes(qint64 databaseBytes, qint64 memoryBytes)
{
    const qint64 whole = (databaseBytes / mebibyte / smallestPool + 1) * smallestPool;
    const qint64 most = std::min(largestPool, memoryBytes / 4 / mebibyte);
    return int(std::max(smallestPool, std::min(whole, most)));
}

QByteArray startStatements(const LocalServerOptions &options)
{
    QString name = options.databaseName;
    name.replace(u'`', "``"_L1);
    return u"CREATE DATABASE IF NOT EXISTS `%1`;\n"_s.arg(name).toUtf8();
}

QString changeLogSize(const LocalServerOptions &options)
{
    return options.fullDurability ? u"48M"_s : u"16M"_s;
}

qint64 spaceForNewDatabase(const LocalServerOptions &options)
{
    return (options.fullDurability ? 200 : 80) * mebibyte;
}

} // namespace lekthi::local
