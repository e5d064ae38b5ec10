SELECT VERSION() AS server_version,
       @@GLOBAL.innodb_flush_log_at_trx_commit AS flush_log,
       @@GLOBAL.log_bin AS binary_log,
       @@GLOBAL.sync_binlog AS sync_binary_log,
       @@GLOBAL.binlog_format AS binary_log_format,
       UTC_TIMESTAMP(6) AS server_time
