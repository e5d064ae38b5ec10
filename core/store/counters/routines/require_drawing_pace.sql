-- twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}require_drawing_pace(
  IN account INT, IN pace INT, IN counter BIGINT, IN wanted INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'the limit of an allocator with a limit (3.11.14.2), per minute by the clock; the caller has locked the counter. Below 0: of something else than numbers, which has a count of its own'
BEGIN
  DECLARE this_minute BIGINT DEFAULT UNIX_TIMESTAMP(SYSDATE()) DIV 60;
  DECLARE message VARCHAR(128);
  INSERT INTO {{store}}.drawing_pace (user_id, counter_id, minute_of, numbers)
  VALUES (account, counter MOD 64, this_minute, wanted)
  ON DUPLICATE KEY UPDATE numbers = IF(minute_of = this_minute, numbers + wanted, wanted), minute_of = this_minute;
  IF (SELECT SUM(numbers) FROM {{store}}.drawing_pace
      WHERE user_id = account AND IF(counter < 0, counter_id = counter, counter_id >= 0) AND minute_of = this_minute) > pace THEN
    SET message = CONCAT('too many numbers|', 60 - UNIX_TIMESTAMP(SYSDATE()) MOD 60);
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31036, MESSAGE_TEXT = message;
  END IF;
END
