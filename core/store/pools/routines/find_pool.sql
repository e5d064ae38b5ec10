CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.find_pool(
  IN pool_name VARCHAR(64) CHARACTER SET utf8mb4, OUT pool INT, OUT table_name VARCHAR(60) CHARACTER SET ascii)
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'a pool that is not retired, which it stays until the COMMIT of the routine; its table, by the name that was agreed on and not by the one that was sent'
BEGIN
  DECLARE found_name VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL;
  DECLARE found_state VARCHAR(10);
  SET pool = NULL, table_name = NULL;
  IF pool_name COLLATE utf8mb4_bin REGEXP '\\A[a-z][a-z0-9_]{0,31}\\z' THEN
    SELECT id, name, state INTO pool, found_name, found_state
    FROM {{store}}.pools WHERE name = CONVERT(pool_name USING ascii) LOCK IN SHARE MODE;
  END IF;
  IF pool IS NULL THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31131, MESSAGE_TEXT = 'no such pool';
  END IF;
  IF found_state <> 'ACTIVE' THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31138, MESSAGE_TEXT = 'the pool is retired';
  END IF;
  SET table_name = CONCAT('id_pool_', found_name);
END
