-- for:
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_person()
READS SQL DATA
SQL SECURITY DEFINER
BEGIN
  IF NOT EXISTS (SELECT 1 FROM {{store}}.users
                 WHERE username = {{store}}.caller_login() AND is_active AND role <> 'ALLOCATOR') THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31001, MESSAGE_TEXT = 'no active account';
  END IF;
END
