CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.request_template(
  IN project INT, IN type INT, IN expected_version INT, IN text_given TEXT CHARACTER SET utf8mb4,
  IN period_given VARCHAR(20), IN overflow_given VARCHAR(20), IN scope_given VARCHAR(20), IN taken_given VARCHAR(20),
  IN restored INT, IN collision TEXT CHARACTER SET utf8mb4, IN reason TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'a template whose numbers collide, which is saved as soon as somebody else agrees; collision: what the proof found, JSON'
BEGIN
  DECLARE actor INT;
  DECLARE person INT;
  DECLARE request BIGINT;
  DECLARE found_version INT DEFAULT 0;
  DECLARE subject VARCHAR(100) DEFAULT CONCAT('template:', project, ':', COALESCE(type, 0));
  DECLARE before_it TEXT CHARACTER SET utf8mb4 DEFAULT NULL;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_denial('TEMPLATE_REQUESTED', code, text, CONCAT_WS(' ', project, type));
    RESIGNAL;
  END;
  CALL {{api}}.begin_write('{{roles}}', actor, person);
  CALL {{api}}.require_free_space();
  CALL {{api}}.require_project_admin(actor, project);
  CALL {{api}}.require_reason(reason, 20);
  CALL {{api}}.require_template(type, text_given, period_given, overflow_given, scope_given, taken_given);
  IF NOT COALESCE(CHAR_LENGTH(collision) <= 2000 AND JSON_VALID(collision) AND JSON_TYPE(collision) = 'OBJECT', FALSE) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'the collision is no short object';
  END IF;
  SELECT version, JSON_OBJECT('template', template, 'period', period, 'overflow', overflow_policy, 'scope', uniqueness_scope,
                              'taken', taken_policy)
  INTO found_version, before_it
  FROM {{store}}.document_number_configs
  WHERE project_id = project AND type_slot = COALESCE(type, 0) FOR UPDATE;
  IF NOT (found_version <=> expected_version) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31013, MESSAGE_TEXT = 'somebody else has changed it since it was read';
  END IF;
  CALL {{api}}.close_lapsed(subject);
  SET request = {{api}}.enter_request(
    'TEMPLATE', subject, project, type,
    COALESCE((SELECT type_code FROM {{store}}.correspondence_types WHERE id = type), '*'),
    -- Without "+ 0" JSON_OBJECT takes a variable for a text.
    JSON_OBJECT('follows', found_version + 0, 'template', text_given, 'period', period_given, 'overflow', overflow_given,
                'scope', scope_given, 'taken', taken_given, 'restored', restored + 0, 'before', JSON_EXTRACT(before_it, '$'),
                -- Whoever approves reads it: nothing in it that cannot be seen.
                'collision', JSON_OBJECT(
                  'code', REGEXP_REPLACE(JSON_VALUE(collision, '$.code'), {{pattern_of_invisible}}, ' '),
                  'sentence', REGEXP_REPLACE(JSON_VALUE(collision, '$.sentence'), {{pattern_of_invisible}}, ' '))),
    reason, actor, person);
  COMMIT;
END
