CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_grant_of_pool(IN pool INT, IN account INT)
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'whether the pool was given to the service; until the COMMIT of the routine it stays so'
BEGIN
  DECLARE is_given BOOLEAN DEFAULT FALSE;
  SELECT COUNT(*) INTO is_given FROM {{store}}.pool_grants WHERE pool_id = pool AND user_id = account LOCK IN SHARE MODE;
  IF NOT is_given THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31136, MESSAGE_TEXT = 'the pool is not given to this account';
  END IF;
END
