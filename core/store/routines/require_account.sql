-- for:
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_account()
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'an active account of any role; locks nothing, which an IF over a SELECT would do'
BEGIN
  DECLARE is_known BOOLEAN DEFAULT FALSE;
  SELECT is_active INTO is_known FROM {{store}}.users WHERE username = {{store}}.caller_login();
  IF NOT is_known THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31001, MESSAGE_TEXT = 'no active account';
  END IF;
END
