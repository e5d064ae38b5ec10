CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.put_template(
  IN project INT, IN type INT, IN expected_version INT, IN text_given TEXT CHARACTER SET utf8mb4,
  IN period_given VARCHAR(20), IN overflow_given VARCHAR(20), IN scope_given VARCHAR(20), IN taken_given VARCHAR(20),
  IN restored INT, IN reason TEXT CHARACTER SET utf8mb4, IN author INT, IN agreed BIGINT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'a new version of one template, within the transaction of the caller'
BEGIN
  DECLARE config INT DEFAULT NULL;
  DECLARE found_version INT DEFAULT 0;
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
       changed_by, changed_at, change_reason, restored_version, agreed_request_id)
    VALUES (project, type, text_given, period_given, overflow_given, scope_given, taken_given, 1, author,
            UTC_TIMESTAMP(6), reason, restored, agreed);
  ELSE
    UPDATE {{store}}.document_number_configs
    SET template = text_given, period = period_given, overflow_policy = overflow_given, uniqueness_scope = scope_given,
        taken_policy = taken_given, version = version + 1, changed_by = author, changed_at = UTC_TIMESTAMP(6),
        change_reason = reason, restored_version = restored, agreed_request_id = agreed
    WHERE id = config;
  END IF;
END
