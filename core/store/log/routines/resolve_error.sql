CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.resolve_error(
  IN error_reference VARCHAR(24) CHARACTER SET ascii COLLATE ascii_bin, IN reason TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
BEGIN
  DECLARE actor INT;
  DECLARE person INT;
  DECLARE error_id BIGINT DEFAULT NULL;
  DECLARE project VARCHAR(20) CHARACTER SET utf8mb4 DEFAULT NULL;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_denial('ERROR_RESOLVED', code, text, error_reference);
    RESIGNAL;
  END;
  CALL {{api}}.begin_write('{{roles}}', actor, person);
  CALL {{api}}.require_reason(reason, 5);
  SELECT id, LEFT(COALESCE(JSON_VALUE(context_data, '$.projectId'), JSON_VALUE(context_data, '$.counterKey.projectId')), 20)
  INTO error_id, project
  FROM {{store}}.document_number_errors WHERE reference = error_reference AND resolved_at IS NULL FOR UPDATE;
  IF error_id IS NULL THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31012, MESSAGE_TEXT = 'no such open error';
  END IF;
  IF project IS NOT NULL
     AND NOT EXISTS (SELECT 1 FROM {{store}}.users WHERE id = actor AND role = 'SUPER_ADMIN')
     AND NOT EXISTS (SELECT 1 FROM {{store}}.project_admins WHERE user_id = actor AND project_id = project) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31003, MESSAGE_TEXT = 'not an administrator of this project';
  END IF;
  UPDATE {{store}}.document_number_errors SET resolved_at = UTC_TIMESTAMP(6) WHERE id = error_id;
  INSERT INTO {{store}}.admin_log (action, project_id, subject, reason)
  VALUES ('ERROR_RESOLVED', (SELECT id FROM {{store}}.projects WHERE id = project), error_reference, reason);
  COMMIT;
END
