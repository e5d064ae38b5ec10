-- for:
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_evaluator()
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'whose programs may evaluate and deliver alerts; until the COMMIT of the routine it stays so'
BEGIN
  DECLARE may_evaluate BOOLEAN DEFAULT FALSE;
  SELECT is_active AND role IN ('PROJECT_ADMIN', 'SUPER_ADMIN') INTO may_evaluate
  FROM {{store}}.users WHERE username = {{store}}.caller_login() LOCK IN SHARE MODE;
  IF NOT may_evaluate THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31001, MESSAGE_TEXT = 'no active account';
  END IF;
END
