CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.begin_decision(
  IN wanted_roles VARCHAR(80), OUT actor INT, OUT person INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'a decision about a request of somebody else, or the end of an own one: nothing else that the person or others at his address do takes it from him'
BEGIN
  DECLARE most_in_a_minute INT
    DEFAULT GREATEST(30, (SELECT value FROM {{store}}.store_settings WHERE name = 'person_writes_per_minute'));
  DECLARE earlier DATETIME(6) DEFAULT NULL;
  CALL {{api}}.begin_change(wanted_roles, actor, person);
  IF {{store}}.is_glass_open(person) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31005, MESSAGE_TEXT = 'the account was opened by breaking the glass';
  END IF;
  SET most_in_a_minute = most_in_a_minute - 1,
      earlier = (SELECT occurred_at FROM {{store}}.admin_log
                 WHERE login = {{store}}.caller_login() AND occurred_at > UTC_TIMESTAMP(6) - INTERVAL 1 MINUTE
                   AND SUBSTRING_INDEX(action, '_', -1) IN ('APPROVED', 'REJECTED', 'WITHDRAWN')
                 ORDER BY occurred_at DESC LIMIT most_in_a_minute, 1);
  CALL {{api}}.require_minute_since(earlier);
END
