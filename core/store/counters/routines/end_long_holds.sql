CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.end_long_holds()
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'outside of a transaction: ends the sessions of accounts that have had rows locked for longer than any program of ours does, so that nobody stops others: a routine that was killed half way leaves its locks to a session that goes on'
BEGIN
  DECLARE own_stamp BIGINT;
  -- Gone meanwhile.
  DECLARE CONTINUE HANDLER FOR 1094, 1095 BEGIN END;
  -- The server shows its transactions as they were when nobody had looked for a tenth of a second: that this one is
  -- among them says how old the sight is.
  START TRANSACTION READ ONLY;
  SELECT stamp INTO own_stamp FROM {{store}}.document_number_rules_stamp WHERE id = 1;
  FOR one IN (SELECT holding.trx_mysql_thread_id AS connection
              FROM INFORMATION_SCHEMA.INNODB_TRX AS own
              JOIN INFORMATION_SCHEMA.INNODB_TRX AS holding
                ON holding.trx_rows_locked > 0 AND holding.trx_mysql_thread_id <> CONNECTION_ID()
              JOIN INFORMATION_SCHEMA.PROCESSLIST AS sessions ON sessions.ID = holding.trx_mysql_thread_id
              LEFT JOIN {{store}}.users ON users.username = sessions.USER
              WHERE own.trx_mysql_thread_id = CONNECTION_ID()
                AND own.trx_started >= CONVERT_TZ(SYSDATE(), @@SESSION.time_zone, 'SYSTEM') - INTERVAL 1 SECOND
                -- In the middle of a routine whoever it is; a Super Admin may be approving a large register.
                AND TIMESTAMPDIFF(SECOND, holding.trx_started, own.trx_started)
                    >= CASE WHEN users.role = 'SUPER_ADMIN' OR sessions.USER = SUBSTRING_INDEX(CURRENT_USER(), '@', 1) THEN 60
                            WHEN users.role <> 'ADMINISTRATOR' THEN 10
                            END)
  DO
    KILL one.connection;
  END FOR;
  COMMIT;
END
