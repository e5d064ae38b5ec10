CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.set_template(
  IN project INT, IN type INT, IN expected_version INT, IN text_given TEXT CHARACTER SET utf8mb4,
  IN period_given VARCHAR(20), IN overflow_given VARCHAR(20), IN scope_given VARCHAR(20), IN taken_given VARCHAR(20),
  IN restored INT, IN reason TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
BEGIN
  DECLARE actor INT;
  DECLARE person INT;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_denial('TEMPLATE_CHANGED', code, text, CONCAT_WS(' ', project, type));
    RESIGNAL;
  END;
  CALL {{api}}.begin_write('{{roles}}', actor, person);
  CALL {{api}}.require_free_space();
  CALL {{api}}.require_project_admin(actor, project);
  CALL {{api}}.require_reason(reason, 5);
  CALL {{api}}.put_template(project, type, expected_version, text_given, period_given, overflow_given, scope_given,
                             taken_given, restored, reason, actor, NULL);
  COMMIT;
END
