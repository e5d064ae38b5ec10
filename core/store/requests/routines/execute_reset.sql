CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.execute_reset(request BIGINT, actor INT) RETURNS BOOLEAN
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'inside the statement that has marked the request as executed, after require_fresh_reset'
BEGIN
  DECLARE asked_facts TEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin
    DEFAULT (SELECT facts FROM {{store}}.requests WHERE id = request);
  DECLARE counter BIGINT DEFAULT CAST(JSON_VALUE(asked_facts, '$.counter') AS SIGNED);
  DECLARE wanted INT DEFAULT CAST(JSON_VALUE(asked_facts, '$.to') AS SIGNED);
  DECLARE above VARCHAR(10) CHARACTER SET utf8mb4 DEFAULT JSON_VALUE(asked_facts, '$.above');
  DECLARE head BINARY(32);
  DECLARE length BIGINT;
  DECLARE released_at DATETIME(6) DEFAULT UTC_TIMESTAMP(3);
  DECLARE address VARCHAR(45) CHARACTER SET utf8mb4
    DEFAULT LEFT(SUBSTRING(USER(), CHAR_LENGTH({{store}}.caller_login()) + 2), 45);
  DECLARE own_id CHAR(36) CHARACTER SET utf8mb4;
  DECLARE own_hash BINARY(32);
  DECLARE issued_id CHAR(36) CHARACTER SET utf8mb4;
  DECLARE issued_epoch INT;
  DECLARE issued_sequence_number INT;
  DECLARE is_bound BOOLEAN;
  DECLARE issued_number VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2;
  DECLARE issued_revision VARCHAR(20) CHARACTER SET utf8mb4;
  DECLARE issued_key LONGTEXT CHARACTER SET utf8mb4;
  DECLARE issued_template VARCHAR(200) CHARACTER SET utf8mb4;
  DECLARE issued_version INT;
  DECLARE waiting INT;
  DECLARE released CURSOR FOR
    SELECT issued.request_id, issued.reset_epoch, issued.sequence_number, named.sequence_number IS NOT NULL,
           issued.generated_number, issued.revision, issued.counter_key, issued.template_used, issued.template_version
    {{from_numbers_in_force}}
    -- A number belongs to a document as soon as any row of its sequence number names one, a revision too.
    LEFT JOIN (SELECT DISTINCT reset_epoch, sequence_number FROM {{store}}.document_number_audit
               WHERE counter_id = counter AND document_id IS NOT NULL) AS named
      ON named.reset_epoch = issued.reset_epoch AND named.sequence_number = issued.sequence_number
    WHERE above = 'VOID' AND counters.id = counter AND issued.sequence_number > wanted
    ORDER BY issued.id;
  -- A loop that ended with NOT FOUND would leave the transaction open where a time-out hits that very moment.
  DECLARE EXIT HANDLER FOR NOT FOUND
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31013, MESSAGE_TEXT = 'the counter has moved since it was read';
  SELECT ledger_head, ledger_length INTO head, length FROM {{store}}.document_number_counters WHERE id = counter FOR UPDATE;
  SELECT COUNT(*) INTO waiting
  {{from_numbers_in_force}}
  WHERE above = 'VOID' AND counters.id = counter AND issued.sequence_number > wanted;
  OPEN released;
  WHILE waiting > 0 DO
    FETCH released INTO issued_id, issued_epoch, issued_sequence_number, is_bound, issued_number, issued_revision,
      issued_key, issued_template, issued_version;
    IF is_bound THEN
      SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31026, MESSAGE_TEXT = 'numbers of documents are not released';
    END IF;
    SET own_id = UUID();
    SET own_hash = {{store}}.ledger_row_hash(head, 'VOIDED', own_id, counter, issued_epoch, issued_sequence_number, NULL,
      issued_number, issued_revision, issued_key, issued_template, issued_version, actor, actor, address, '', 0, 0, 0, 'NONE',
      NULL, released_at);
    INSERT INTO {{store}}.document_number_audit
      (event, request_id, counter_id, reset_epoch, sequence_number, document_id, generated_number, revision, counter_key,
       template_used, template_version, user_id, drawn_by, ip_address, user_agent, retry_count, lock_wait_ms, total_duration_ms,
       fallback_used, skipped, previous_hash, row_hash, created_at)
    VALUES ('VOIDED', own_id, counter, issued_epoch, issued_sequence_number, NULL, issued_number, issued_revision,
            issued_key, issued_template, issued_version, actor, actor, address, '', 0, 0, 0, 'NONE', NULL, head,
            own_hash, released_at);
    SET head = own_hash, length = length + 1;
    CALL {{api}}.release_number(issued_number, issued_id);
    SET waiting = waiting - 1;
  END WHILE;
  CLOSE released;
  UPDATE {{store}}.document_number_counters
  SET last_number = wanted, reset_epoch = reset_epoch + 1, version = version + 1, ledger_head = head,
      ledger_length = length, updated_at = UTC_TIMESTAMP(6)
  WHERE id = counter;
  RETURN TRUE;
END
