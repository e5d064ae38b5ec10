-- twin
CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.{{twin}}enter_revision(
  counter BIGINT, seen_version INT, new_head BINARY(32), id_of_request CHAR(36) CHARACTER SET ascii,
  epoch INT, sequence INT, document BIGINT, number_given VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2,
  revision_given VARCHAR(20) CHARACTER SET utf8mb4, key_text LONGTEXT CHARACTER SET utf8mb4,
  template_text VARCHAR(200) CHARACTER SET utf8mb4, version_of_template INT, requester INT,
  address VARCHAR(45) CHARACTER SET utf8mb4, agent VARCHAR(512) CHARACTER SET utf8mb4, retries INT, waited_ms INT,
  took_ms INT, fallback VARCHAR(20), previous BINARY(32), own_hash BINARY(32), revised_at DATETIME(6)) RETURNS INT
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'the project of the number; a function is one statement, so that one that is killed in it leaves nothing'
BEGIN
  DECLARE project INT;
  DECLARE type INT;
  DECLARE scope VARCHAR(10) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2;
  DECLARE was_issued BOOLEAN DEFAULT FALSE;
  DECLARE is_in_force BOOLEAN DEFAULT FALSE;
  DECLARE account INT;
  DECLARE pace INT;
  DECLARE is_person BOOLEAN;
  DECLARE host VARCHAR(45) CHARACTER SET utf8mb4
    DEFAULT LEFT(SUBSTRING(USER(), CHAR_LENGTH({{store}}.caller_login()) + 2), 45);
  DECLARE EXIT HANDLER FOR 1452
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31071, MESSAGE_TEXT = 'there is no person as the one drawn for';
  UPDATE {{store}}.document_number_counters
  SET ledger_head = new_head, ledger_length = ledger_length + 1, version = version + 1, updated_at = UTC_TIMESTAMP(6)
  WHERE id = counter AND version = seen_version;
  IF ROW_COUNT() = 0 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31033, MESSAGE_TEXT = 'the counter is not at the expected version';
  END IF;
  SELECT counters.project_id, counters.correspondence_type_id, COALESCE(configs.uniqueness_scope, 'TYPE')
  INTO project, type, scope
  FROM {{store}}.document_number_counters AS counters
  LEFT JOIN {{store}}.document_number_configs AS configs
    ON configs.project_id = counters.project_id AND configs.type_slot IN (counters.correspondence_type_id, 0)
  WHERE counters.id = counter
  ORDER BY configs.type_slot DESC
  LIMIT 1;
  CALL {{api}}.{{twin}}find_drawer(project, TRUE, account, pace, is_person);
  IF account IS NULL THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31031, MESSAGE_TEXT = 'whoever draws needs an account of the store';
  END IF;
  SELECT COUNT(*) > 0, COUNT(taken.number) > 0 INTO was_issued, is_in_force
  FROM {{store}}.document_number_audit AS issued
  LEFT JOIN {{store}}.document_number_taken AS taken
    ON taken.number = issued.generated_number AND taken.request_id = issued.request_id
  WHERE issued.counter_id = counter AND issued.reset_epoch = epoch AND issued.issued_sequence = sequence;
  IF was_issued AND NOT is_in_force THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31029, MESSAGE_TEXT = 'the number was voided';
  END IF;
  IF NOT was_issued
     AND NOT EXISTS (SELECT 1
                     {{from_numbers_taken_over}}
                     JOIN {{store}}.document_number_audit AS audit
                       ON audit.counter_id = counters.id AND audit.reset_epoch = epoch AND audit.issued_sequence IS NULL
                       AND audit.event = 'TAKEN_OVER' AND JSON_VALUE(audit.skipped, '$.takeOver') = asking.id
                     WHERE counters.id = counter AND numbers.sequence_number = sequence) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31031, MESSAGE_TEXT = 'only numbers that were issued or taken over are revised';
  END IF;
  -- A revision may print the very number that its sequence number has already.
  IF NOT EXISTS (
    SELECT 1
    {{from_holder_of_number}}
    WHERE taken.number = number_given AND taken.project_id = project AND taken.correspondence_type_id = type
      AND audit.counter_id = counter AND audit.reset_epoch = epoch
      AND COALESCE(numbers.sequence_number, audit.sequence_number) = sequence) THEN
    INSERT INTO {{store}}.document_number_taken (number, place, project_id, correspondence_type_id, request_id)
    VALUES (number_given, 0, project, type, id_of_request)
    ON DUPLICATE KEY UPDATE touched = touched + 1;
    IF ROW_COUNT() <> 1 THEN
      CALL {{api}}.{{twin}}take_number(number_given, project, type, scope, id_of_request);
    END IF;
  END IF;
  INSERT INTO {{store}}.document_number_audit
    (event, request_id, counter_id, reset_epoch, sequence_number, document_id, generated_number, revision, counter_key,
     template_used, template_version, user_id, drawn_by, ip_address, user_agent, retry_count, lock_wait_ms, total_duration_ms,
     fallback_used, skipped, previous_hash, row_hash, created_at)
  VALUES ('REVISED', id_of_request, counter, epoch, sequence, document, number_given, revision_given, key_text, template_text,
          version_of_template, COALESCE(requester, account), account,
          IF(COALESCE(requester, account) = account, host, COALESCE(address, host)), agent, retries, waited_ms, took_ms, fallback, NULL, previous, own_hash,
          revised_at);
  IF NOT {{is_sandbox}} AND (is_person OR requester <> account) THEN
    CALL {{api}}.require_persons(account, is_person, COALESCE(requester <> account, FALSE), counter,
                                 JSON_ARRAY(JSON_ARRAY(NULL, NULL, NULL, NULL, NULL, requester, address)));
  END IF;
  RETURN project;
END
