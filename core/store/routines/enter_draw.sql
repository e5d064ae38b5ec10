-- twin
CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.{{twin}}enter_draw(
  counter BIGINT, seen_version INT, seen_number INT, seen_stamp BIGINT, retries INT, waited_ms INT, fallback VARCHAR(20),
  drawn LONGTEXT CHARACTER SET utf8mb4, first_of LONGTEXT CHARACTER SET utf8mb4) RETURNS INT
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'the project of the numbers; a function is one statement, so that one that is killed in it leaves nothing. Of each number the caller says [request, text, document, revision, person, address, program, duration, whether it begins its request, passed over]; all else is the store''s'
BEGIN
  DECLARE project INT;
  DECLARE account INT;
  DECLARE pace INT;
  DECLARE is_person BOOLEAN;
  DECLARE host VARCHAR(45) CHARACTER SET utf8mb4
    DEFAULT LEFT(SUBSTRING(USER(), CHAR_LENGTH({{store}}.caller_login()) + 2), 45);
  DECLARE type INT;
  DECLARE epoch INT;
  DECLARE version_now INT;
  DECLARE number_now INT;
  DECLARE head BINARY(32);
  DECLARE stamp_now BIGINT;
  DECLARE template_text VARCHAR(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
  DECLARE version_of_template INT;
  DECLARE scope VARCHAR(10) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2;
  DECLARE key_text VARCHAR(400) CHARACTER SET utf8mb4;
  DECLARE drawn_at DATETIME(6);
  DECLARE before_row VARCHAR(2000) CHARACTER SET utf8mb4;
  DECLARE amid_row VARCHAR(200) CHARACTER SET utf8mb4;
  DECLARE written INT;
  DECLARE new_number INT;
  DECLARE linked INT;
  DECLARE others INT;
  DECLARE skips INT;
  DECLARE EXIT HANDLER FOR 1452
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31071, MESSAGE_TEXT = 'there is no person as the one drawn for';
  SELECT project_id, correspondence_type_id, reset_epoch, version, last_number, ledger_head,
         {{text_of_key}}
  INTO project, type, epoch, version_now, number_now, head, key_text
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
  -- Each row's hash covers that of the row before it (ledger_row_hash). The server goes through a row from left to right;
  -- whether it did is looked at below.
  SET before_row = CONCAT('LN2', OCTET_LENGTH(counter), ':', counter, OCTET_LENGTH(epoch), ':', epoch, OCTET_LENGTH(key_text), ':',
                          key_text, OCTET_LENGTH(template_text), ':', template_text, OCTET_LENGTH(version_of_template), ':',
                          version_of_template),
      amid_row = CONCAT(OCTET_LENGTH(retries), ':', retries, OCTET_LENGTH(waited_ms), ':', waited_ms, OCTET_LENGTH(fallback), ':',
                        fallback, '6:ISSUED26:', drawn_at),
      @lekthi_head = LOWER(HEX(head)), @lekthi_sequence = seen_number, @lekthi_wrong = 0;
  INSERT INTO {{store}}.document_number_audit
    (event, request_id, counter_id, reset_epoch, sequence_number, document_id, generated_number, revision, counter_key,
     template_used, template_version, user_id, drawn_by, ip_address, user_agent, retry_count, lock_wait_ms, total_duration_ms,
     fallback_used, skipped, previous_hash, row_hash, created_at)
  SELECT 'ISSUED', request_id, counter, epoch, @lekthi_sequence := @lekthi_sequence + 1 + COALESCE(JSON_LENGTH(passed_over), 0),
         document_id, generated_number, revision, key_text, template_text, version_of_template, person, account, address, user_agent,
         retries, waited_ms, total_duration_ms, fallback, passed_over, UNHEX(@lekthi_head),
         UNHEX(@lekthi_head := SHA2(CONCAT(
           before_row, OCTET_LENGTH(revision), ':', revision, OCTET_LENGTH(person), ':', person, OCTET_LENGTH(address), ':', address,
           OCTET_LENGTH(user_agent), ':', user_agent, amid_row,
           IF(passed_over IS NULL, '-', CONCAT(OCTET_LENGTH(passed_over), ':', passed_over)), OCTET_LENGTH(account), ':', account,
           '36:', request_id, OCTET_LENGTH(@lekthi_sequence), ':', @lekthi_sequence,
           IF(document_id IS NULL, '-', CONCAT(OCTET_LENGTH(document_id), ':', document_id)),
           OCTET_LENGTH(generated_number), ':', generated_number, OCTET_LENGTH(total_duration_ms), ':', total_duration_ms,
           IF(@lekthi_head IS NULL, '-', CONCAT('64:', @lekthi_head))), 256)),
         IF((@lekthi_wrong := @lekthi_wrong + (CONCAT(generated_number, revision, address, user_agent) REGEXP {{pattern_of_invisible}}
                                OR NOT request_id REGEXP '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
                                OR NOT LOCATE(@lekthi_sequence, generated_number) OR COALESCE(document_id, 1) < 1)) IS NULL, NULL, drawn_at)
  -- Wider than the columns of the ledger: JSON_TABLE cuts what is too long and says nothing, the INSERT refuses it.
  FROM (SELECT request_id, generated_number, document_id, revision, COALESCE(user_id, account) AS person,
               IF(COALESCE(user_id, account) = account, host, COALESCE(ip_address, host)) AS address, user_agent,
               GREATEST(total_duration_ms, 0) AS total_duration_ms, passed_over
        FROM JSON_TABLE(drawn, '$[*]' COLUMNS (
               request_id VARCHAR(37) CHARACTER SET ascii COLLATE ascii_bin PATH '$[0]',
               generated_number VARCHAR(101) CHARACTER SET utf8mb4 PATH '$[1]',
               document_id BIGINT PATH '$[2]',
               revision VARCHAR(21) CHARACTER SET utf8mb4 PATH '$[3]',
               user_id BIGINT PATH '$[4]',
               ip_address VARCHAR(46) CHARACTER SET utf8mb4 PATH '$[5]',
               user_agent VARCHAR(513) CHARACTER SET utf8mb4 PATH '$[6]',
               total_duration_ms BIGINT PATH '$[7]',
               passed_over LONGTEXT CHARACTER SET utf8mb4 PATH '$[9]')) AS asked) AS numbers;
  SET written = ROW_COUNT(), new_number = @lekthi_sequence;
  IF written NOT BETWEEN 1 AND 500 OR NOT @lekthi_wrong <=> 0 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31078, MESSAGE_TEXT = 'a number is not what a program of ours would send';
  END IF;
  SELECT SUM(previous_hash <=> head) + SUM(issued_sequence = new_number AND row_hash = UNHEX(@lekthi_head)), SUM(user_id <> account),
         SUM(JSON_LENGTH(skipped))
  INTO linked, others, skips
  FROM {{store}}.document_number_audit
  WHERE counter_id = counter AND reset_epoch = epoch AND issued_sequence > seen_number AND issued_sequence <= new_number;
  IF NOT linked <=> 2 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31035, MESSAGE_TEXT = 'the rows of the ledger do not follow each other';
  END IF;
  UPDATE {{store}}.document_number_counters
  SET last_number = new_number, ledger_head = UNHEX(@lekthi_head), ledger_length = ledger_length + written, version = version + 1,
      updated_at = drawn_at
  WHERE id = counter;
  IF pace IS NOT NULL THEN
    CALL {{api}}.{{twin}}require_drawing_pace(account, pace, counter, written);
  END IF;
  IF skips IS NOT NULL THEN
    CALL {{api}}.{{twin}}enter_skipped(counter, epoch, seen_number, new_number, project, type, scope, skips);
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
  IF first_of IS NOT NULL THEN
    CALL {{api}}.{{twin}}require_first_numbers(first_of, counter, epoch, seen_number);
  END IF;
  IF NOT {{is_sandbox}} AND (is_person OR others > 0) THEN
    CALL {{api}}.require_persons(account, is_person, others > 0, counter, drawn);
  END IF;
  RETURN project;
END
