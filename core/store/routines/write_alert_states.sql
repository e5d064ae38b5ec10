-- for: project_admin, super_admin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.write_alert_states(
  IN of_token CHAR(36) CHARACTER SET ascii COLLATE ascii_bin, IN of_epoch BIGINT, IN states LONGTEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'what the program that evaluates saw; nothing of one that lost its lease'
BEGIN
  DECLARE written INT;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION BEGIN ROLLBACK; RESIGNAL; END;
  CALL {{api}}.undo_settings();
  START TRANSACTION READ WRITE;
  CALL {{api}}.require_evaluator();
  SET written = {{api}}.enter_alert_states(of_token, of_epoch, states);
  COMMIT;
END
