CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_evaluator(IN wanted_roles VARCHAR(80))
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'whose programs may evaluate and deliver alerts; until the COMMIT of the routine it stays so'
BEGIN
  DECLARE own_role VARCHAR(20) DEFAULT NULL;
  DECLARE is_known BOOLEAN DEFAULT FALSE;
  SELECT role, is_active INTO own_role, is_known
  FROM {{store}}.users WHERE username = {{store}}.caller_login() LOCK IN SHARE MODE;
  IF NOT is_known THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31001, MESSAGE_TEXT = 'no active account';
  END IF;
  IF FIND_IN_SET(own_role, wanted_roles) = 0 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31002, MESSAGE_TEXT = 'the role does not allow this';
  END IF;
END
