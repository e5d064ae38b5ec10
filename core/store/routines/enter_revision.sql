-- for: ; twin
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
  DECLARE whole_store BOOLEAN DEFAULT FALSE;
  UPDATE {{store}}.document_number_counters
  SET ledger_head = new_head, ledger_length = ledger_length + 1, version = version + 1, updated_at = UTC_TIMESTAMP(6)
  WHERE id = counter AND version = seen_version;
  IF ROW_COUNT() = 0 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31033, MESSAGE_TEXT = 'the counter is not at the expected version';
  END IF;
  SELECT counters.project_id, counters.correspondence_type_id, COALESCE(configs.uniqueness_scope = 'STORE', FALSE)
  INTO project, type, whole_store
  FROM {{store}}.document_number_counters AS counters
  LEFT JOIN {{store}}.document_number_configs AS configs
    ON configs.project_id = counters.project_id AND configs.type_slot IN (counters.correspondence_type_id, 0)
  WHERE counters.id = counter
  ORDER BY configs.type_slot DESC
  LIMIT 1;
  CALL {{api}}.{{twin}}require_drawer(project, TRUE);
  IF NOT EXISTS (SELECT 1 FROM {{store}}.document_number_audit
                 WHERE counter_id = counter AND reset_epoch = epoch AND issued_sequence = sequence)
     AND NOT EXISTS (SELECT 1
                     {{from_numbers_taken_over}}
                     JOIN {{store}}.document_number_audit AS audit
                       ON audit.counter_id = counters.id AND audit.reset_epoch = epoch AND audit.issued_sequence IS NULL
                       AND audit.event = 'TAKEN_OVER' AND JSON_VALUE(audit.skipped, '$.takeOver') = asking.id
                     WHERE counters.id = counter AND numbers.sequence_number = sequence) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31031, MESSAGE_TEXT = 'only numbers that were issued or taken over are revised';
  END IF;
  -- A revision may print the very number that its sequence number has already.
  INSERT INTO {{store}}.document_number_taken (scope_project_id, scope_type_id, number, request_id)
  SELECT IF(whole_store, 0, project), IF(whole_store, 0, type), number_given, id_of_request
  WHERE NOT EXISTS (
    SELECT 1
    {{from_holder_of_number}}
    WHERE taken.scope_project_id = IF(whole_store, 0, project) AND taken.scope_type_id = IF(whole_store, 0, type)
      AND taken.number = number_given AND audit.counter_id = counter AND audit.reset_epoch = epoch
      AND COALESCE(numbers.sequence_number, audit.sequence_number) = sequence);
  INSERT INTO {{store}}.document_number_audit
    (event, request_id, counter_id, reset_epoch, sequence_number, document_id, generated_number, revision, counter_key,
     template_used, template_version, user_id, ip_address, user_agent, retry_count, lock_wait_ms, total_duration_ms,
     fallback_used, skipped, previous_hash, row_hash, created_at)
  VALUES ('REVISED', id_of_request, counter, epoch, sequence, document, number_given, revision_given, key_text, template_text,
          version_of_template, requester, address, agent, retries, waited_ms, took_ms, fallback, NULL, previous, own_hash,
          revised_at);
  RETURN project;
END
