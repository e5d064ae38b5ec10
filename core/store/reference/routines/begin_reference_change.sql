CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.begin_reference_change(IN wanted_roles VARCHAR(80))
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'a person as begin_write has it, or whoever administers the server and is no person of the store'
BEGIN
  DECLARE actor INT DEFAULT NULL;
  DECLARE person INT;
  DECLARE own_role VARCHAR(20) DEFAULT NULL;
  DECLARE log_end BIGINT;
  DECLARE message VARCHAR(128) CHARACTER SET utf8mb4 DEFAULT NULL;
  SELECT role INTO own_role FROM {{store}}.users WHERE username = {{store}}.caller_login();
  IF COALESCE(own_role, 'ADMINISTRATOR') = 'ADMINISTRATOR' AND {{api}}.administers_server() THEN
    CALL {{api}}.undo_settings();
    SET SESSION idle_transaction_timeout = 1, idle_write_transaction_timeout = 1;
    START TRANSACTION READ WRITE;
    SELECT seq INTO log_end FROM {{store}}.admin_log_head WHERE id = 1 FOR UPDATE;
  ELSE
    CALL {{api}}.begin_write(wanted_roles, actor, person);
  END IF;
  SELECT CONCAT('another schema owns these lists|', schema_name) INTO message FROM {{store}}.reference_source WHERE id = 1;
  IF message IS NOT NULL THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31106, MESSAGE_TEXT = message;
  END IF;
END
