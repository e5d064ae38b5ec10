-- twin
CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.{{twin}}enter_revision(
  counter BIGINT, seen_version INT, id_of_request CHAR(36) CHARACTER SET ascii, epoch INT, sequence INT, document BIGINT,
  number_given VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2, revision_given VARCHAR(20) CHARACTER SET utf8mb4,
  requester INT, address VARCHAR(45) CHARACTER SET utf8mb4, agent VARCHAR(512) CHARACTER SET utf8mb4, retries INT, waited_ms INT,
  took_ms INT, fallback VARCHAR(20)) RETURNS DATETIME(6)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'the time of the revision, which is of the document that holds the number; a function is one statement, so that one that is killed in it leaves nothing'
BEGIN
  DECLARE project INT;
  DECLARE type INT;
  DECLARE version_now INT;
  DECLARE head BINARY(32);
  DECLARE own_hash BINARY(32);
  DECLARE key_text VARCHAR(400) CHARACTER SET utf8mb4;
  DECLARE scope VARCHAR(10) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2;
  DECLARE template_text VARCHAR(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
  DECLARE version_of_template INT;
  DECLARE revised_at DATETIME(6);
  DECLARE was_issued BOOLEAN DEFAULT FALSE;
  DECLARE is_in_force BOOLEAN DEFAULT FALSE;
  DECLARE is_unused BOOLEAN DEFAULT FALSE;
  DECLARE is_voided BOOLEAN;
  DECLARE issued_at DATETIME(6);
  DECLARE holder BIGINT DEFAULT NULL;
  DECLARE of_register BIGINT DEFAULT NULL;
  DECLARE message VARCHAR(128);
  DECLARE first_text VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2;
  DECLARE account INT;
  DECLARE pace INT;
  DECLARE is_person BOOLEAN;
  DECLARE host VARCHAR(45) CHARACTER SET utf8mb4
    DEFAULT LEFT(SUBSTRING(USER(), CHAR_LENGTH({{store}}.caller_login()) + 2), 45);
  DECLARE EXIT HANDLER FOR 1452
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31071, MESSAGE_TEXT = 'there is no person as the one drawn for';
  SELECT project_id, correspondence_type_id, version, ledger_head, {{text_of_key}}
  INTO project, type, version_now, head, key_text
  FROM {{store}}.document_number_counters WHERE id = counter FOR UPDATE;
  IF NOT version_now <=> seen_version THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31033, MESSAGE_TEXT = 'the counter is not at the expected version';
  END IF;
  SELECT COALESCE(own.uniqueness_scope, common.uniqueness_scope, 'TYPE'), SYSDATE(6)
  INTO scope, revised_at
  FROM {{store}}.document_number_rules_stamp AS stamps
  LEFT JOIN {{store}}.document_number_configs AS own ON own.project_id = project AND own.type_slot = type
  LEFT JOIN {{store}}.document_number_configs AS common ON common.project_id = project AND common.type_slot = 0
  WHERE stamps.id = 1;
  CALL {{api}}.{{twin}}find_drawer(project, TRUE, account, pace, is_person);
  IF account IS NULL THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31031, MESSAGE_TEXT = 'whoever draws needs an account of the store';
  END IF;
  SELECT COUNT(*) > 0, COUNT(taken.number) > 0, MIN(issued.generated_number), MIN(issued.template_used),
         MIN(issued.template_version), MIN(issued.created_at)
  INTO was_issued, is_in_force, first_text, template_text, version_of_template, issued_at
  FROM {{store}}.document_number_audit AS issued
  LEFT JOIN {{store}}.document_number_taken AS taken
    ON taken.number = issued.generated_number AND taken.request_id = issued.request_id
  WHERE issued.counter_id = counter AND issued.reset_epoch = epoch AND issued.issued_sequence = sequence;
  IF was_issued AND NOT is_in_force THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31029, MESSAGE_TEXT = 'the number was voided';
  END IF;
  IF NOT was_issued THEN
    -- A register may name a document for each revision.
    SELECT MIN(audit.template_used), MIN(audit.template_version), MIN(audit.created_at), MIN(numbers.number),
           COALESCE(MAX(IF(numbers.document_id = document, document, NULL)), MIN(numbers.document_id))
    INTO template_text, version_of_template, issued_at, first_text, of_register
    {{from_numbers_taken_over}}
    JOIN {{store}}.document_number_audit AS audit
      ON audit.counter_id = counters.id AND audit.reset_epoch = epoch AND audit.issued_sequence IS NULL
      AND audit.event = 'TAKEN_OVER' AND JSON_VALUE(audit.skipped, '$.takeOver') = asking.id
    WHERE counters.id = counter AND numbers.sequence_number = sequence;
  END IF;
  IF template_text IS NULL THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31031, MESSAGE_TEXT = 'only numbers that were issued or taken over are revised';
  END IF;
  CALL {{api}}.{{twin}}find_holder_of_number(counter, epoch, sequence, first_text, issued_at, holder, is_unused, is_voided);
  SET holder = COALESCE(of_register, holder);
  IF is_unused THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31081, MESSAGE_TEXT = 'the number was marked as unused';
  END IF;
  IF document <> holder THEN
    SET message = CONCAT('the number belongs to another document|', holder);
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31080, MESSAGE_TEXT = message;
  END IF;
  SET document = COALESCE(document, holder);
  -- A register may have written the running number with other digits.
  IF NOT COALESCE(number_given <> '' AND (NOT was_issued OR LOCATE(sequence, number_given)) AND COALESCE(document > 0, TRUE)
                  AND id_of_request REGEXP {{pattern_of_request_id}}
                  AND NOT CONCAT(number_given, revision_given, agent, COALESCE(address, '')) REGEXP {{pattern_of_invisible}},
                  FALSE) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31078, MESSAGE_TEXT = 'a number is not what a program of ours would send';
  END IF;
  IF pace IS NOT NULL THEN
    CALL {{api}}.{{twin}}require_drawing_pace(account, pace, counter, 1);
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
  SET fallback = ELT(FIELD(fallback, 'NONE', 'DB_LOCK', 'RETRY'), 'NONE', 'DB_LOCK', 'RETRY'),
      retries = LEAST(GREATEST(retries, 0), 1000000), waited_ms = GREATEST(waited_ms, 0), took_ms = GREATEST(took_ms, 0),
      requester = COALESCE(requester, account), address = IF(requester = account, host, COALESCE(address, host)),
      own_hash = {{store}}.ledger_row_hash(
        head, 'REVISED', id_of_request, counter, epoch, sequence, document, number_given, revision_given, key_text, template_text,
        version_of_template, requester, account, address, agent, retries, waited_ms, took_ms, fallback, NULL, revised_at);
  INSERT INTO {{store}}.document_number_audit
    (event, request_id, counter_id, reset_epoch, sequence_number, document_id, generated_number, revision, counter_key,
     template_used, template_version, user_id, drawn_by, ip_address, user_agent, retry_count, lock_wait_ms, total_duration_ms,
     fallback_used, skipped, previous_hash, row_hash, created_at)
  VALUES ('REVISED', id_of_request, counter, epoch, sequence, document, number_given, revision_given, key_text, template_text,
          version_of_template, requester, account, address, agent, retries, waited_ms, took_ms, fallback, NULL, head, own_hash,
          revised_at);
  UPDATE {{store}}.document_number_counters
  SET ledger_head = own_hash, ledger_length = ledger_length + 1, version = version + 1, updated_at = revised_at
  WHERE id = counter;
  IF NOT {{is_sandbox}} AND (is_person OR requester <> account) THEN
    CALL {{api}}.require_persons(account, is_person, requester <> account, counter,
                                 JSON_ARRAY(JSON_ARRAY(NULL, NULL, NULL, NULL, IF(requester = account, NULL, requester),
                                                       IF(requester = account, NULL, address))));
  END IF;
  RETURN revised_at;
END
