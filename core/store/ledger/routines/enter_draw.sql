-- twin
CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.{{twin}}enter_draw(
  counter BIGINT, seen_version INT, seen_number INT, seen_stamp BIGINT, retries INT, waited_ms INT, fallback VARCHAR(20),
  drawn LONGTEXT CHARACTER SET utf8mb4, first_of LONGTEXT CHARACTER SET utf8mb4) RETURNS DATETIME(6)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'the time of the numbers, NULL where the rules changed since the counter''s last one; a function is one statement, so that one that is killed in it leaves nothing. Of each number the caller says [request, text, document, revision, person, address, program, duration, whether it begins its request, passed over]; all else is the store''s'
BEGIN
  DECLARE project INT;
  DECLARE account INT;
  DECLARE pace INT;
  DECLARE is_person BOOLEAN;
  DECLARE host VARCHAR(45) CHARACTER SET utf8mb4 DEFAULT LEFT(SUBSTRING_INDEX(USER(), '@', -1), 45);
  DECLARE type INT;
  DECLARE epoch INT;
  DECLARE version_now INT;
  DECLARE number_now INT;
  DECLARE head BINARY(32);
  DECLARE new_head BINARY(32);
  DECLARE stamp_now BIGINT;
  DECLARE stamp_before BIGINT;
  DECLARE template_text VARCHAR(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
  DECLARE version_of_template INT;
  DECLARE scope VARCHAR(10) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2;
  DECLARE key_text VARCHAR(400) CHARACTER SET utf8mb4;
  DECLARE drawn_at DATETIME(6);
  DECLARE written INT DEFAULT 1;
  DECLARE new_number INT;
  DECLARE names_others BOOLEAN;
  DECLARE request VARCHAR(36) CHARACTER SET ascii;
  DECLARE number_text VARCHAR(100) CHARACTER SET utf8mb4;
  DECLARE document BIGINT;
  DECLARE revision_text VARCHAR(20) CHARACTER SET utf8mb4;
  DECLARE person INT;
  DECLARE address VARCHAR(45) CHARACTER SET utf8mb4;
  DECLARE agent VARCHAR(512) CHARACTER SET utf8mb4;
  DECLARE took_ms INT;
  DECLARE EXIT HANDLER FOR 1452
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31071, MESSAGE_TEXT = 'there is no person as the one drawn for';
  SELECT project_id, correspondence_type_id, reset_epoch, version, last_number, ledger_head, rules_stamp,
         {{text_of_key}}
  INTO project, type, epoch, version_now, number_now, head, stamp_before, key_text
  FROM {{store}}.document_number_counters WHERE id = counter FOR UPDATE;
  IF NOT (version_now <=> seen_version AND number_now <=> seen_number) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31033, MESSAGE_TEXT = 'the counter is not at the expected version';
  END IF;
  -- Under the counter's lock: whatever was changed in the rules before is seen.
  -- Each row is found by a unique key, so that there is nothing to sort.
  SELECT stamps.stamp, COALESCE(own.template, common.template), COALESCE(own.version, common.version),
         COALESCE(own.uniqueness_scope, common.uniqueness_scope), SYSDATE(6)
  INTO stamp_now, template_text, version_of_template, scope, drawn_at
  FROM {{store}}.document_number_rules_stamp AS stamps
  LEFT JOIN {{store}}.document_number_configs AS own ON own.project_id = project AND own.type_slot = type
  LEFT JOIN {{store}}.document_number_configs AS common ON common.project_id = project AND common.type_slot = 0
  WHERE stamps.id = 1;
  IF template_text IS NULL OR NOT stamp_now <=> seen_stamp THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31034, MESSAGE_TEXT = 'a template or a project has changed meanwhile';
  END IF;
  CALL {{api}}.{{twin}}find_drawer(project, TRUE, account, pace, is_person);
  IF account IS NULL THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31031, MESSAGE_TEXT = 'whoever draws needs an account of the store';
  END IF;
  SET fallback = ELT(FIELD(fallback, 'NONE', 'DB_LOCK', 'RETRY'), 'NONE', 'DB_LOCK', 'RETRY'),
      retries = LEAST(GREATEST(retries, 0), 1000000), waited_ms = GREATEST(waited_ms, 0);
  -- One number needs no table of rows: that is what most draws of a quiet service are.
  IF NOT JSON_EXISTS(drawn, '$[1]') AND JSON_VALUE(drawn, '$[0][9]') IS NULL THEN
    SET new_number = seen_number + 1,
        request = JSON_VALUE(drawn, '$[0][0]'), number_text = JSON_VALUE(drawn, '$[0][1]'), document = JSON_VALUE(drawn, '$[0][2]'),
        revision_text = JSON_VALUE(drawn, '$[0][3]'), person = COALESCE(JSON_VALUE(drawn, '$[0][4]'), account),
        address = IF(person = account, host, COALESCE(JSON_VALUE(drawn, '$[0][5]'), host)),
        agent = JSON_VALUE(drawn, '$[0][6]'), took_ms = GREATEST(JSON_VALUE(drawn, '$[0][7]'), 0), names_others = person <> account;
    -- The longer pattern takes longer to prepare than all else here.
    IF NOT COALESCE((CONCAT(number_text, revision_text, address, agent) REGEXP {{pattern_of_plain}}
                     OR NOT CONCAT(number_text, revision_text, address, agent) REGEXP {{pattern_of_invisible}})
                    AND request REGEXP {{pattern_of_request_id}} AND LOCATE(new_number, number_text)
                    AND COALESCE(document, 1) > 0, FALSE) THEN
      SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31078, MESSAGE_TEXT = 'a number is not what a program of ours would send';
    END IF;
    -- In the order of ledger_row_hash.
    SET new_head = UNHEX(SHA2(CONCAT(
      'LN2', OCTET_LENGTH(counter), ':', counter, OCTET_LENGTH(epoch), ':', epoch, OCTET_LENGTH(key_text), ':', key_text,
      OCTET_LENGTH(template_text), ':', template_text, OCTET_LENGTH(version_of_template), ':', version_of_template,
      OCTET_LENGTH(revision_text), ':', revision_text, OCTET_LENGTH(person), ':', person, OCTET_LENGTH(address), ':',
      address, OCTET_LENGTH(agent), ':', agent, OCTET_LENGTH(retries), ':', retries, OCTET_LENGTH(waited_ms), ':', waited_ms,
      OCTET_LENGTH(fallback), ':', fallback, '6:ISSUED26:', drawn_at, '-', OCTET_LENGTH(account), ':', account, '36:', request,
      OCTET_LENGTH(new_number), ':', new_number, IF(document IS NULL, '-', CONCAT(OCTET_LENGTH(document), ':', document)),
      OCTET_LENGTH(number_text), ':', number_text, OCTET_LENGTH(took_ms), ':', took_ms,
      IF(head IS NULL, '-', CONCAT('64:', LOWER(HEX(head))))), 256));
    INSERT INTO {{store}}.document_number_audit
      (event, request_id, counter_id, reset_epoch, sequence_number, document_id, generated_number, revision, counter_key,
       template_used, template_version, user_id, drawn_by, ip_address, user_agent, retry_count, lock_wait_ms, total_duration_ms,
       fallback_used, previous_hash, row_hash, created_at)
    VALUES ('ISSUED', request, counter, epoch, new_number, document, number_text, revision_text, key_text, template_text,
            version_of_template, person, account, address, agent, retries, waited_ms, took_ms, fallback, head, new_head, drawn_at);
    INSERT INTO {{store}}.document_number_taken (number, place, project_id, correspondence_type_id, request_id)
    VALUES (number_text, 0, project, type, request)
    ON DUPLICATE KEY UPDATE touched = touched + 1;
    IF ROW_COUNT() <> 1 THEN
      CALL {{api}}.{{twin}}take_number(number_text, project, type, scope, request);
    END IF;
  ELSE
    CALL {{api}}.{{twin}}enter_rows(JSON_ARRAY(JSON_ARRAY(counter, seen_version, seen_number)), counter, epoch,
                                    JSON_OBJECT(CONCAT(project, '-', type), JSON_ARRAY(template_text, version_of_template)),
                                    account, host, retries, waited_ms, fallback, drawn_at, drawn, written, names_others);
    SET new_number = @lekthi_sequence, new_head = UNHEX(@lekthi_head);
  END IF;
  UPDATE {{store}}.document_number_counters
  SET last_number = new_number, ledger_head = new_head, ledger_length = ledger_length + written, version = version + 1,
      rules_stamp = stamp_now, updated_at = drawn_at
  WHERE id = counter;
  IF pace IS NOT NULL THEN
    CALL {{api}}.{{twin}}require_drawing_pace(account, pace, counter, written);
  END IF;
  IF first_of IS NOT NULL THEN
    CALL {{api}}.{{twin}}require_first_numbers(
      first_of, JSON_OBJECT(CONCAT(counter, '-', epoch), JSON_ARRAY(seen_number, new_number)));
  END IF;
  IF NOT {{is_sandbox}} AND (is_person OR names_others) THEN
    CALL {{api}}.require_persons(account, is_person, names_others, counter, drawn);
  END IF;
  RETURN IF(stamp_before <> stamp_now, NULL, drawn_at);
END
