SELECT transactions.trx_mysql_thread_id AS session_id, sessions.USER AS login, sessions.HOST AS host,
       -- Told in the time zone of the server.
       TIMESTAMPDIFF(SECOND, transactions.trx_started, CONVERT_TZ(SYSDATE(), @@SESSION.time_zone, 'SYSTEM')) AS open_seconds
FROM INFORMATION_SCHEMA.INNODB_TRX AS transactions
JOIN INFORMATION_SCHEMA.PROCESSLIST AS sessions ON sessions.ID = transactions.trx_mysql_thread_id
WHERE sessions.ID <> CONNECTION_ID() AND sessions.USER <> 'system user'
ORDER BY transactions.trx_started, sessions.ID
