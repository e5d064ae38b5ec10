CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.grant_sandbox_room(IN counter BIGINT, IN wanted INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'the quota of the account by the hour of the clock, free space once a minute, and the oldest rows go where there are too many. Nobody is refused for what others have drawn; an administrator of the server is not asked'
BEGIN
  DECLARE own_login VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT {{store}}.caller_login();
  DECLARE now_seconds BIGINT DEFAULT UNIX_TIMESTAMP(SYSDATE());
  DECLARE quota INT;
  DECLARE room INT;
  DECLARE granted INT;
  DECLARE used BIGINT;
  DECLARE looked_at BIGINT;
  DECLARE held BIGINT;
  DECLARE removed INT;
  DECLARE message VARCHAR(128);
  SELECT COALESCE(SUM(IF(hour_of = now_seconds DIV 3600, numbers, 0)), 0), MAX(minute_of),
         (SELECT value FROM {{store}}.store_settings WHERE name = 'sandbox_numbers_per_hour'),
         (SELECT value FROM {{store}}.store_settings WHERE name = 'sandbox_rows')
  INTO used, looked_at, quota, room
  FROM {{sandbox}}.sandbox_use WHERE login = own_login;
  IF NOT looked_at <=> now_seconds DIV 60 THEN
    CALL {{api}}.require_free_space();
  END IF;
  IF used + wanted > quota THEN
    IF NOT {{api}}.administers_server() THEN
      SET message = CONCAT('too many test numbers|', 3600 - now_seconds MOD 3600);
      SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31090, MESSAGE_TEXT = message;
    END IF;
    SET quota = used + wanted + room;
  END IF;
  -- More than is wanted, so that this is asked seldom; less and less of it, so that what other parts hold is little at the end.
  SET granted = IF(counter IS NULL, wanted, GREATEST(wanted, LEAST(100, (quota - used) DIV 64, room DIV 64)));
  INSERT INTO {{sandbox}}.sandbox_use (login, part, hour_of, numbers, unspent, minute_of)
  VALUES (own_login, COALESCE(counter, 0) MOD 64, now_seconds DIV 3600, granted, granted - wanted, now_seconds DIV 60)
  ON DUPLICATE KEY UPDATE numbers = IF(hour_of = VALUES(hour_of), numbers + granted, granted),
                          unspent = IF(hour_of = VALUES(hour_of), unspent, 0) + granted - wanted,
                          hour_of = VALUES(hour_of), minute_of = VALUES(minute_of);
  -- Rows go from the oldest on, so that this is how many there are, or more.
  SELECT MAX(id) - MIN(id) + 1 INTO held FROM {{sandbox}}.document_number_audit;
  IF held + granted > room AND NOT {{api}}.administers_server() THEN
    CALL {{api}}.remove_test_draws(SYSDATE(6) + INTERVAL 1 DAY, LEAST(2 * granted + 100, 2000), removed);
  END IF;
END
