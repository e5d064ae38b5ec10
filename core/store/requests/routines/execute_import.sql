CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.execute_import(request BIGINT, actor INT) RETURNS BOOLEAN
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'inside the statement that has marked the request as executed, after require_fresh_import'
BEGIN
  DECLARE project INT;
  DECLARE type INT;
  DECLARE template_text VARCHAR(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
  DECLARE version_of_template INT;
  DECLARE plan VARCHAR(64) CHARACTER SET utf8mb4;
  DECLARE scope VARCHAR(10) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2;
  DECLARE taken_at DATETIME(6) DEFAULT UTC_TIMESTAMP(3);
  DECLARE address VARCHAR(45) CHARACTER SET utf8mb4
    DEFAULT LEFT(SUBSTRING(USER(), CHAR_LENGTH({{store}}.caller_login()) + 2), 45);
  DECLARE place INT DEFAULT 1;
  DECLARE counters_left INT;
  DECLARE counter BIGINT;
  DECLARE epoch INT;
  DECLARE head BINARY(32);
  DECLARE raised_to INT;
  DECLARE expected INT;
  DECLARE story LONGTEXT CHARACTER SET utf8mb4;
  DECLARE key_text LONGTEXT CHARACTER SET utf8mb4;
  DECLARE highest VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2;
  DECLARE own_id CHAR(36) CHARACTER SET utf8mb4;
  DECLARE own_hash BINARY(32);
  -- A loop that ended with NOT FOUND would leave the transaction open where a time-out hits that very moment.
  DECLARE EXIT HANDLER FOR NOT FOUND
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31013, MESSAGE_TEXT = 'the counter has moved since it was read';
  SELECT requests.project_id, requests.correspondence_type_id, JSON_VALUE(requests.facts, '$.text'),
         JSON_VALUE(requests.facts, '$.template'), LOWER(HEX(requests.facts_digest)), configs.uniqueness_scope
  INTO project, type, template_text, version_of_template, plan, scope
  FROM {{store}}.requests
  JOIN {{store}}.document_number_configs AS configs
    ON configs.project_id = requests.project_id AND configs.type_slot IN (requests.correspondence_type_id, 0)
  WHERE requests.id = request ORDER BY configs.type_slot DESC LIMIT 1;
  INSERT INTO {{store}}.document_number_counters
    (project_id, originator_organization_id, recipient_organization_id, correspondence_type_id, sub_type_id, rfa_type_id,
     discipline_id, current_year, current_period, updated_at)
  SELECT project, originator_organization_id, recipient_organization_id, type, sub_type_id, rfa_type_id, discipline_id,
         current_year, current_period, UTC_TIMESTAMP(6)
  FROM {{store}}.take_over_counters WHERE request_id = request AND seen_version = 0 AND seen_number = 0
  ON DUPLICATE KEY UPDATE document_number_counters.version = document_number_counters.version;
  SELECT COUNT(*) INTO counters_left FROM {{store}}.take_over_counters WHERE request_id = request;
  WHILE counters_left > 0 DO
    SELECT counters.id, counters.reset_epoch, counters.ledger_head, wanted.new_number, wanted.number_count,
           CONCAT('{"takeOver":', request, ',"lines":[', wanted.first_line, ',', wanted.last_line, '],"numbers":',
                  wanted.number_count, ',"missing":', wanted.missing_count, ',"plan":"', plan, '"}'),
           CONCAT('{"correspondenceTypeId":', type, ',"disciplineId":', wanted.discipline_id, ',"originatorOrgId":',
                  wanted.originator_organization_id,
                  IF(wanted.current_period = 0, '', CONCAT(',"period":', wanted.current_period)), ',"projectId":', project,
                  ',"recipientOrgId":', COALESCE(wanted.recipient_organization_id, 'null'), ',"rfaTypeId":',
                  wanted.rfa_type_id, ',"subTypeId":', wanted.sub_type_id, ',"year":', wanted.current_year, '}')
    INTO counter, epoch, head, raised_to, expected, story, key_text
    {{from_counters_of_register_import}}
    WHERE wanted.request_id = request AND wanted.position = place
      AND counters.version = wanted.seen_version AND counters.last_number = wanted.seen_number FOR UPDATE;
    SELECT number INTO highest FROM {{store}}.take_over_numbers
    WHERE request_id = request AND position = place ORDER BY sequence_number DESC, line LIMIT 1;
    SET own_id = UUID();
    SET own_hash = {{store}}.ledger_row_hash(head, 'TAKEN_OVER', own_id, counter, epoch, raised_to, NULL, highest, '', key_text,
      template_text, version_of_template, actor, actor, address, '', 0, 0, 0, 'NONE', story, taken_at);
    UPDATE {{store}}.document_number_counters
    SET last_number = raised_to, version = version + 1, ledger_head = own_hash, ledger_length = ledger_length + 1,
        updated_at = UTC_TIMESTAMP(6)
    WHERE id = counter;
    INSERT INTO {{store}}.document_number_audit
      (event, request_id, counter_id, reset_epoch, sequence_number, document_id, generated_number, revision, counter_key,
       template_used, template_version, user_id, drawn_by, ip_address, user_agent, retry_count, lock_wait_ms, total_duration_ms,
       fallback_used, skipped, previous_hash, row_hash, created_at)
    VALUES ('TAKEN_OVER', own_id, counter, epoch, raised_to, NULL, highest, '', key_text, template_text, version_of_template,
            actor, actor, address, '', 0, 0, 0, 'NONE', story, head, own_hash, taken_at);
    INSERT INTO {{store}}.document_number_taken (number, place, project_id, correspondence_type_id, request_id)
    SELECT number, 0, project, type, own_id
    FROM {{store}}.take_over_numbers WHERE request_id = request AND position = place
    ON DUPLICATE KEY UPDATE touched = touched + 1;
    IF ROW_COUNT() <> expected THEN
      CALL {{api}}.take_shared_register(request, place, project, type, scope, own_id);
    END IF;
    SET place = place + 1, counters_left = counters_left - 1;
  END WHILE;
  RETURN TRUE;
END
