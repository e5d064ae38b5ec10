CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_issuing_pace(
  IN account INT, IN pace INT, IN pool INT, IN lane_taken SMALLINT, IN wanted INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'as require_drawing_pace, for ids, which count by themselves; the caller has locked the lane'
BEGIN
  DECLARE this_minute BIGINT DEFAULT UNIX_TIMESTAMP(SYSDATE()) DIV 60;
  DECLARE message VARCHAR(128);
  INSERT INTO {{store}}.pool_pace (user_id, pool_id, lane, minute_of, ids)
  VALUES (account, pool, lane_taken, this_minute, wanted)
  ON DUPLICATE KEY UPDATE ids = IF(minute_of = this_minute, ids + wanted, wanted), minute_of = this_minute;
  IF (SELECT SUM(ids) FROM {{store}}.pool_pace WHERE user_id = account AND minute_of = this_minute) > pace THEN
    SET message = CONCAT('too many numbers|', 60 - UNIX_TIMESTAMP(SYSDATE()) MOD 60);
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31036, MESSAGE_TEXT = message;
  END IF;
END
