CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_open(IN request_state VARCHAR(20))
NO SQL
SQL SECURITY DEFINER
BEGIN
  DECLARE message VARCHAR(128) DEFAULT CONCAT('the request is closed|', request_state);
  IF request_state IS NULL THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31012, MESSAGE_TEXT = 'no such request';
  END IF;
  IF request_state <> 'PENDING' THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31024, MESSAGE_TEXT = message;
  END IF;
END
