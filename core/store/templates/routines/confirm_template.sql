CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.confirm_template(
  IN project INT, IN type INT, IN expected_version INT, IN text_given TEXT CHARACTER SET utf8mb4,
  IN period_given VARCHAR(20), IN overflow_given VARCHAR(20), IN scope_given VARCHAR(20),
  IN reason TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
BEGIN
  DECLARE actor INT;
  DECLARE person INT;
  DECLARE found_version INT DEFAULT 0;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_denial('TEMPLATE_CONFIRMED', code, text, CONCAT_WS(' ', project, type));
    RESIGNAL;
  END;
  CALL {{api}}.begin_decision('{{roles}}', actor, person);
  CALL {{api}}.require_free_space();
  IF NOT EXISTS (SELECT 1 FROM {{store}}.projects WHERE id = project) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31012, MESSAGE_TEXT = 'no such project';
  END IF;
  CALL {{api}}.require_reason(reason, 20);
  CALL {{api}}.require_template(type, text_given, period_given, overflow_given, scope_given, 'SKIP');
  SELECT version INTO found_version
  FROM {{store}}.document_number_configs
  WHERE project_id = project AND type_slot = COALESCE(type, 0) FOR UPDATE;
  IF NOT (found_version <=> expected_version) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31013, MESSAGE_TEXT = 'somebody else has changed it since it was read';
  END IF;
  INSERT INTO {{store}}.template_confirmations
    (project_id, correspondence_type_id, template, period, overflow_policy, uniqueness_scope, follows_version,
     person_id, user_id, reason, confirmed_at)
  VALUES (project, type, text_given, period_given, overflow_given, scope_given, expected_version, person, actor, reason,
          UTC_TIMESTAMP(6));
  COMMIT;
END
