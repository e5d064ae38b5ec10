-- for: project_admin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.set_template(
  IN project INT, IN type INT, IN expected_version INT, IN text_given TEXT CHARACTER SET utf8mb4,
  IN period_given VARCHAR(20), IN overflow_given VARCHAR(20), IN scope_given VARCHAR(20), IN taken_given VARCHAR(20),
  IN restored INT, IN reason TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
BEGIN
  DECLARE actor INT;
  DECLARE person INT;
  DECLARE config INT DEFAULT NULL;
  DECLARE found_version INT DEFAULT 0;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_denial('TEMPLATE_CHANGED', code, text, CONCAT_WS(' ', project, type));
    RESIGNAL;
  END;
  CALL {{api}}.begin_write('PROJECT_ADMIN', actor, person);
  IF NOT EXISTS (SELECT 1 FROM {{store}}.project_admins WHERE user_id = actor AND project_id = project) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31003, MESSAGE_TEXT = 'not an administrator of this project';
  END IF;
  CALL {{api}}.require_reason(reason, 5);
  CALL {{api}}.require_template(type, text_given, period_given, overflow_given, scope_given, taken_given);
  SELECT id, version INTO config, found_version
  FROM {{store}}.document_number_configs
  WHERE project_id = project AND type_slot = COALESCE(type, 0) FOR UPDATE;
  IF NOT (found_version <=> expected_version) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31013, MESSAGE_TEXT = 'somebody else has changed it since it was read';
  END IF;
  IF config IS NULL THEN
    INSERT INTO {{store}}.document_number_configs
      (project_id, correspondence_type_id, template, period, overflow_policy, uniqueness_scope, taken_policy, version,
       changed_by, changed_at, change_reason, restored_version)
    VALUES (project, type, text_given, period_given, overflow_given, scope_given, taken_given, 1, actor,
            UTC_TIMESTAMP(6), reason, restored);
  ELSE
    UPDATE {{store}}.document_number_configs
    SET template = text_given, period = period_given, overflow_policy = overflow_given, uniqueness_scope = scope_given,
        taken_policy = taken_given, version = version + 1, changed_by = actor, changed_at = UTC_TIMESTAMP(6),
        change_reason = reason, restored_version = restored
    WHERE id = config;
  END IF;
  COMMIT;
END
