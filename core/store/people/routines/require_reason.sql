CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_reason(
  IN reason TEXT CHARACTER SET utf8mb4, IN least INT)
NO SQL
SQL SECURITY DEFINER
BEGIN
  IF NOT {{api}}.is_reason(reason, least) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31010,
      MESSAGE_TEXT = 'the reason is too short or too long, repeats itself, or holds what cannot be seen';
  END IF;
END
