-- for: project_admin, super_admin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.release_alert_lease(
  IN of_token CHAR(36) CHARACTER SET ascii COLLATE ascii_bin)
MODIFIES SQL DATA
SQL SECURITY DEFINER
BEGIN
  DECLARE EXIT HANDLER FOR SQLEXCEPTION BEGIN ROLLBACK; RESIGNAL; END;
  CALL {{api}}.undo_settings();
  START TRANSACTION READ WRITE;
  CALL {{api}}.require_evaluator();
  UPDATE {{store}}.alert_lease SET taken_until = '2000-01-01'
  WHERE place = 1 AND token = of_token AND login = {{store}}.caller_login();
  COMMIT;
END
