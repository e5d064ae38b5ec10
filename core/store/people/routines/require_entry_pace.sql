CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_entry_pace()
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'so that nobody fills the log by signing in over and over; refused attempts do not count'
BEGIN
  DECLARE most INT DEFAULT (SELECT value FROM {{store}}.store_settings WHERE name = 'sign_ins_per_minute');
  DECLARE earlier DATETIME(6) DEFAULT NULL;
  SET most = most - 1;
  SET earlier = (SELECT occurred_at FROM {{store}}.admin_log
                 WHERE login = {{store}}.caller_login() AND occurred_at > UTC_TIMESTAMP(6) - INTERVAL 1 MINUTE
                   AND outcome = 'DONE' AND action IN ('SIGNED_IN', 'PASSWORD_CHANGED')
                 ORDER BY occurred_at DESC LIMIT most, 1);
  CALL {{api}}.require_minute_since(earlier);
END
