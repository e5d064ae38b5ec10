CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_pool_settings(
  IN pool_name VARCHAR(64) CHARACTER SET utf8mb4, IN settings TEXT CHARACTER SET utf8mb4, IN capacity_given BIGINT)
NO SQL
SQL SECURITY DEFINER
COMMENT 'what the store itself goes by; what the filters refuse is known to programs alone, and read by whoever approves'
BEGIN
  DECLARE is_pool BOOLEAN DEFAULT FALSE;
  IF COALESCE(CHAR_LENGTH(settings) <= 9000 AND JSON_VALID(settings) AND JSON_TYPE(settings) = 'OBJECT', FALSE) THEN
    SET is_pool = COALESCE(
      pool_name COLLATE utf8mb4_bin REGEXP '\\A[a-z]([a-z0-9_]{0,30}[a-z0-9])?\\z'
      AND JSON_VALUE(settings, '$.name') = pool_name
      AND JSON_VALUE(settings, '$.length') REGEXP '\\A[0-9]{1,2}\\z' AND JSON_VALUE(settings, '$.length') BETWEEN 4 AND 32
      AND JSON_VALUE(settings, '$.minimum') REGEXP '\\A[0-9]{1,8}\\z' AND JSON_VALUE(settings, '$.minimum') <= 10000000
      AND JSON_VALUE(settings, '$.batch') REGEXP '\\A[0-9]{1,7}\\z' AND JSON_VALUE(settings, '$.batch') BETWEEN 1 AND 1000000
      AND settings NOT REGEXP {{pattern_of_invisible}} AND capacity_given >= 0, FALSE);
  END IF;
  IF NOT is_pool THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'these are no facts of a pool';
  END IF;
END
