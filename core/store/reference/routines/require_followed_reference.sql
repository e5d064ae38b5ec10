CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_followed_reference()
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'no number shows a code of which nobody knows whether it is still right'
BEGIN
  DECLARE message VARCHAR(128) CHARACTER SET utf8mb4;
  IF {{api}}.reference_age() > 10 THEN
    SET message = CONCAT('the reference data cannot be read|', (SELECT schema_name FROM {{store}}.reference_source WHERE id = 1));
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31107, MESSAGE_TEXT = message;
  END IF;
END
