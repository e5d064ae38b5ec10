CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_pace()
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'the limits of 3.11.14.2: changes and denials in the last minute, per person and per address'
BEGIN
  DECLARE own_limit INT DEFAULT (SELECT value FROM {{store}}.store_settings WHERE name = 'person_writes_per_minute');
  DECLARE address_limit INT DEFAULT (SELECT value FROM {{store}}.store_settings WHERE name = 'address_writes_per_minute');
  DECLARE own_login VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT {{store}}.caller_login();
  DECLARE address VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT SUBSTRING(USER(), CHAR_LENGTH(own_login) + 2);
  DECLARE since DATETIME(6) DEFAULT UTC_TIMESTAMP(6) - INTERVAL 1 MINUTE;
  DECLARE earlier DATETIME(6) DEFAULT NULL;
  SET own_limit = own_limit - 1, address_limit = address_limit - 1;
  SET earlier = (SELECT occurred_at FROM {{store}}.admin_log
                 WHERE login = own_login AND occurred_at > since AND {{store}}.is_call(action, outcome, details)
                 ORDER BY occurred_at DESC LIMIT own_limit, 1);
  -- At a socket everybody has the same address, and refusals of one account are not another one's.
  IF earlier IS NULL AND address NOT IN ('localhost', '127.0.0.1', '::1') THEN
    SET earlier = (SELECT occurred_at FROM {{store}}.admin_log
                   WHERE host = address AND occurred_at > since AND outcome = 'DONE'
                     AND {{store}}.is_call(action, outcome, details)
                   ORDER BY occurred_at DESC LIMIT address_limit, 1);
  END IF;
  CALL {{api}}.require_minute_since(earlier);
END
