SELECT VERSION() AS server_version,
       @@GLOBAL.innodb_flush_log_at_trx_commit AS flush_log,
       @@GLOBAL.log_bin AS binary_log,
       @@GLOBAL.sync_binlog AS sync_binary_log,
       @@GLOBAL.binlog_format AS binary_log_format,
       @@GLOBAL.read_only AS refuses_writes,
       @@GLOBAL.max_connections AS session_limit,
       CAST(UNIX_TIMESTAMP(NOW(6)) * 1000 AS SIGNED) AS server_time_ms,
       COALESCE((SELECT VARIABLE_VALUE FROM information_schema.GLOBAL_VARIABLES WHERE VARIABLE_NAME = 'WSREP_ON'), 'OFF')
         AS clustered,
       said.*
-- Beside an aggregate, variables of the server are given wrongly (10.11.19: read_only as 0).
FROM (
  SELECT CAST(COALESCE(MAX(IF(VARIABLE_NAME = 'UPTIME', VARIABLE_VALUE, NULL)), 0) AS SIGNED) AS uptime,
         CAST(COALESCE(MAX(IF(VARIABLE_NAME = 'THREADS_CONNECTED', VARIABLE_VALUE, NULL)), 0) AS SIGNED) AS sessions,
         CAST(COALESCE(MAX(IF(VARIABLE_NAME = 'SLAVES_CONNECTED', VARIABLE_VALUE, NULL)), 0) AS SIGNED) AS replicas,
         COALESCE(MAX(IF(VARIABLE_NAME = 'SLAVE_RUNNING', VARIABLE_VALUE, NULL)), 'OFF') AS follows,
         CAST(COALESCE(MAX(IF(VARIABLE_NAME = 'WSREP_CLUSTER_SIZE', VARIABLE_VALUE, NULL)), 0) AS SIGNED) AS cluster_nodes,
         COALESCE(MAX(IF(VARIABLE_NAME = 'WSREP_CLUSTER_STATUS', VARIABLE_VALUE, NULL)), '') AS cluster_status,
         COALESCE(MAX(IF(VARIABLE_NAME = 'WSREP_LOCAL_STATE_COMMENT', VARIABLE_VALUE, NULL)), '') AS node_state,
         COALESCE(MAX(IF(VARIABLE_NAME = 'WSREP_READY', VARIABLE_VALUE, NULL)), 'OFF') AS node_ready
  FROM information_schema.GLOBAL_STATUS) AS said
