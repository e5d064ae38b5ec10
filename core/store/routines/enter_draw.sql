-- twin
CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.{{twin}}enter_draw(
  counter BIGINT, seen_version INT, seen_number INT, new_number INT, wanted INT, new_head BINARY(32), seen_stamp BIGINT,
  key_text LONGTEXT CHARACTER SET utf8mb4, retries INT, waited_ms INT, fallback VARCHAR(20), drawn_at DATETIME(6),
  drawn LONGTEXT CHARACTER SET utf8mb4, passed_over LONGTEXT CHARACTER SET utf8mb4,
  first_of LONGTEXT CHARACTER SET utf8mb4) RETURNS INT
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'the project of the numbers; a function is one statement, so that one that is killed in it leaves nothing'
BEGIN
  DECLARE project INT;
  DECLARE account INT;
  DECLARE pace INT;
  DECLARE is_person BOOLEAN;
  DECLARE others INT DEFAULT 0;
  DECLARE host VARCHAR(45) CHARACTER SET utf8mb4
    DEFAULT LEFT(SUBSTRING(USER(), CHAR_LENGTH({{store}}.caller_login()) + 2), 45);
  DECLARE type INT;
  DECLARE epoch INT;
  DECLARE stamp_now BIGINT;
  DECLARE template_text VARCHAR(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
  DECLARE version_of_template INT;
  DECLARE scope VARCHAR(10) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2;
  DECLARE written INT;
  -- What the first row continues: together with the version it is proof of how the counter came to where it stands.
  DECLARE seen_head BINARY(32) DEFAULT UNHEX(JSON_VALUE(drawn, '$[0][9]'));
  DECLARE EXIT HANDLER FOR 1452
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31071, MESSAGE_TEXT = 'there is no person as the one drawn for';
  UPDATE {{store}}.document_number_counters
  SET last_number = new_number, ledger_head = new_head, ledger_length = ledger_length + wanted, version = version + 1,
      updated_at = UTC_TIMESTAMP(6)
  WHERE id = counter AND version = seen_version AND last_number = seen_number AND ledger_head <=> seen_head
    AND new_number > seen_number;
  IF ROW_COUNT() = 0 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31033, MESSAGE_TEXT = 'the counter is not at the expected version';
  END IF;
  -- Under the counter's lock: whatever was changed in the rules before is seen.
  -- Each row is found by a unique key, so that there is nothing to sort.
  SELECT counters.project_id, counters.correspondence_type_id, counters.reset_epoch, stamps.stamp,
         COALESCE(own.template, common.template), COALESCE(own.version, common.version),
         COALESCE(own.uniqueness_scope, common.uniqueness_scope)
  INTO project, type, epoch, stamp_now, template_text, version_of_template, scope
  FROM {{store}}.document_number_counters AS counters
  JOIN {{store}}.document_number_rules_stamp AS stamps ON stamps.id = 1
  LEFT JOIN {{store}}.document_number_configs AS own
    ON own.project_id = counters.project_id AND own.type_slot = counters.correspondence_type_id
  LEFT JOIN {{store}}.document_number_configs AS common
    ON common.project_id = counters.project_id AND common.type_slot = 0
  WHERE counters.id = counter;
  IF template_text IS NULL OR NOT stamp_now <=> seen_stamp THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31034, MESSAGE_TEXT = 'a template or a project has changed meanwhile';
  END IF;
  CALL {{api}}.{{twin}}find_drawer(project, TRUE, account, pace, is_person);
  IF account IS NULL THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31031, MESSAGE_TEXT = 'whoever draws needs an account of the store';
  END IF;
  IF pace IS NOT NULL THEN
    CALL {{api}}.{{twin}}require_drawing_pace(account, pace, counter, wanted);
  END IF;
  -- One number needs no table of rows: that is what most draws of a quiet service are.
  IF wanted = 1 AND passed_over IS NULL AND JSON_LENGTH(drawn) = 1 THEN
    INSERT INTO {{store}}.document_number_audit
      (event, request_id, counter_id, reset_epoch, sequence_number, document_id, generated_number, revision, counter_key,
       template_used, template_version, user_id, drawn_by, ip_address, user_agent, retry_count, lock_wait_ms, total_duration_ms,
       fallback_used, previous_hash, row_hash, created_at)
    VALUES
      ('ISSUED', JSON_VALUE(drawn, '$[0][0]'), counter, epoch, JSON_VALUE(drawn, '$[0][1]'), JSON_VALUE(drawn, '$[0][2]'),
       JSON_VALUE(drawn, '$[0][3]'), JSON_VALUE(drawn, '$[0][4]'), key_text, template_text, version_of_template,
       COALESCE(JSON_VALUE(drawn, '$[0][5]'), account), account,
       IF(COALESCE(JSON_VALUE(drawn, '$[0][5]'), account) = account, host, COALESCE(JSON_VALUE(drawn, '$[0][6]'), host)),
       JSON_VALUE(drawn, '$[0][7]'), retries, waited_ms, JSON_VALUE(drawn, '$[0][8]'), fallback, UNHEX(JSON_VALUE(drawn, '$[0][9]')), UNHEX(JSON_VALUE(drawn, '$[0][10]')),
       drawn_at);
    INSERT INTO {{store}}.document_number_taken (number, place, project_id, correspondence_type_id, request_id)
    VALUES (JSON_VALUE(drawn, '$[0][3]'), 0, project, type, JSON_VALUE(drawn, '$[0][0]'))
    ON DUPLICATE KEY UPDATE touched = touched + 1;
    IF ROW_COUNT() <> 1 THEN
      CALL {{api}}.{{twin}}take_number(JSON_VALUE(drawn, '$[0][3]'), project, type, scope, JSON_VALUE(drawn, '$[0][0]'));
    END IF;
    SET others = NOT COALESCE(JSON_VALUE(drawn, '$[0][5]'), account) <=> account;
    IF NOT JSON_VALUE(drawn, '$[0][1]') <=> new_number OR new_number <> seen_number + 1 THEN
      SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31035, MESSAGE_TEXT = 'every number that a counter is raised by needs its ledger row';
    END IF;
  ELSE
    INSERT INTO {{store}}.document_number_audit
      (event, request_id, counter_id, reset_epoch, sequence_number, document_id, generated_number, revision, counter_key,
       template_used, template_version, user_id, drawn_by, ip_address, user_agent, retry_count, lock_wait_ms, total_duration_ms,
       fallback_used, skipped, previous_hash, row_hash, created_at)
    SELECT 'ISSUED', request_id, counter, epoch, sequence_number, document_id, generated_number, revision, key_text,
           template_text, version_of_template, COALESCE(user_id, account), account,
           IF(COALESCE(user_id, account) = account, host, COALESCE(ip_address, host)), user_agent, retries, waited_ms,
           total_duration_ms, fallback,
           IF(passed_over IS NULL, NULL, JSON_VALUE(passed_over, CONCAT('$."', sequence_number, '"'))),
           UNHEX(previous_hash), UNHEX(row_hash), drawn_at
    -- Wider than the columns of the ledger: JSON_TABLE cuts what is too long and says nothing, the INSERT refuses it.
    FROM JSON_TABLE(drawn, '$[*]' COLUMNS (
           request_id VARCHAR(37) CHARACTER SET ascii COLLATE ascii_bin PATH '$[0]',
           sequence_number BIGINT PATH '$[1]',
           document_id BIGINT PATH '$[2]',
           generated_number VARCHAR(101) CHARACTER SET utf8mb4 PATH '$[3]',
           revision VARCHAR(21) CHARACTER SET utf8mb4 PATH '$[4]',
           user_id BIGINT PATH '$[5]',
           ip_address VARCHAR(46) CHARACTER SET utf8mb4 PATH '$[6]',
           user_agent VARCHAR(513) CHARACTER SET utf8mb4 PATH '$[7]',
           total_duration_ms BIGINT PATH '$[8]',
           previous_hash VARCHAR(65) CHARACTER SET ascii PATH '$[9]',
           row_hash VARCHAR(65) CHARACTER SET ascii PATH '$[10]')) AS numbers
    WHERE sequence_number > seen_number AND sequence_number <= new_number;
    SET written = ROW_COUNT();
    SELECT COUNT(*) INTO others FROM {{store}}.document_number_audit
    WHERE counter_id = counter AND reset_epoch = epoch AND issued_sequence > seen_number AND issued_sequence <= new_number
      AND user_id <> account;
    IF passed_over IS NOT NULL THEN
      INSERT IGNORE INTO {{store}}.document_number_skipped (number, audit_id)
      SELECT DISTINCT numbers.number, audit.id
      FROM {{store}}.document_number_audit AS audit
      JOIN JSON_TABLE(audit.skipped, '$[*]' COLUMNS (
             number VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2 PATH '$')) AS numbers
      WHERE audit.counter_id = counter AND audit.reset_epoch = epoch AND audit.issued_sequence > seen_number
        AND audit.issued_sequence <= new_number;
    END IF;
    INSERT INTO {{store}}.document_number_taken (number, place, project_id, correspondence_type_id, request_id)
    SELECT generated_number, 0, project, type, request_id
    FROM {{store}}.document_number_audit
    WHERE counter_id = counter AND reset_epoch = epoch AND issued_sequence > seen_number AND issued_sequence <= new_number
    ON DUPLICATE KEY UPDATE touched = touched + 1;
    -- A text that was known counts twice: somebody holds it, or did.
    IF ROW_COUNT() <> written THEN
      CALL {{api}}.{{twin}}take_shared_numbers(counter, epoch, seen_number, new_number, project, type, scope);
    END IF;
    IF written <> wanted OR JSON_LENGTH(drawn) <> wanted
       OR new_number - seen_number <> wanted + IF(passed_over IS NULL, 0,
         (SELECT COALESCE(SUM(JSON_LENGTH(skipped)), 0) FROM {{store}}.document_number_audit
          WHERE counter_id = counter AND reset_epoch = epoch AND issued_sequence > seen_number
            AND issued_sequence <= new_number)) THEN
      SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31035, MESSAGE_TEXT = 'every number that a counter is raised by needs its ledger row';
    END IF;
  END IF;
  IF first_of IS NOT NULL THEN
    CALL {{api}}.{{twin}}require_first_numbers(first_of, counter, epoch, seen_number);
  END IF;
  IF NOT {{is_sandbox}} AND (is_person OR others > 0) THEN
    CALL {{api}}.require_persons(account, is_person, others > 0, counter, drawn);
  END IF;
  RETURN project;
END
