CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.sign_in()
MODIFIES SQL DATA
SQL SECURITY DEFINER
BEGIN
  DECLARE log_end BIGINT;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_denial('SIGNED_IN', code, text, '');
    RESIGNAL;
  END;
  CALL {{api}}.undo_settings();
  START TRANSACTION READ WRITE;
  CALL {{api}}.require_role('{{roles}}');
  SELECT seq INTO log_end FROM {{store}}.admin_log_head WHERE id = 1 FOR UPDATE;
  CALL {{api}}.require_entry_pace();
  INSERT INTO {{store}}.admin_log (action) VALUES ('SIGNED_IN');
  COMMIT;
END
