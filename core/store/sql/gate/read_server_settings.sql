SELECT VERSION() AS server_version,
       @@GLOBAL.innodb_flush_log_at_trx_commit AS flush_log,
       @@GLOBAL.log_bin AS binary_log,
       @@GLOBAL.sync_binlog AS sync_binary_log,
       @@GLOBAL.binlog_format AS binary_log_format,
       @@GLOBAL.secure_timestamp AS secure_timestamp,
       @@GLOBAL.local_infile AS local_infile,
       @@GLOBAL.max_password_errors AS password_errors,
       UTC_TIMESTAMP(6) AS server_time
