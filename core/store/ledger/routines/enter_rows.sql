-- twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}enter_rows(
  IN counter BIGINT, IN epoch INT, IN seen_number INT, IN head BINARY(32), IN project INT, IN type INT,
  IN scope VARCHAR(10) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2, IN key_text VARCHAR(400) CHARACTER SET utf8mb4,
  IN template_text VARCHAR(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, IN version_of_template INT, IN account INT,
  IN host VARCHAR(45) CHARACTER SET utf8mb4, IN retries INT, IN waited_ms INT, IN fallback VARCHAR(20), IN drawn_at DATETIME(6),
  IN before_row VARCHAR(2000) CHARACTER SET utf8mb4, IN amid_row VARCHAR(200) CHARACTER SET utf8mb4,
  IN drawn LONGTEXT CHARACTER SET utf8mb4, OUT new_head BINARY(32), OUT new_number INT, OUT written INT, OUT names_others BOOLEAN)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'the rows of several numbers, or of one that passes others over, for enter_draw'
BEGIN
  DECLARE linked INT;
  DECLARE skips INT;
  -- Each row's hash covers that of the row before it. The server goes through a row from left to right; whether it did is
  -- looked at below.
  SET @lekthi_head = LOWER(HEX(head)), @lekthi_sequence = seen_number, @lekthi_wrong = 0;
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
         IF((@lekthi_wrong := @lekthi_wrong + (NOT CONCAT(generated_number, revision, address, user_agent) REGEXP {{pattern_of_plain}}
                                AND CONCAT(generated_number, revision, address, user_agent) REGEXP {{pattern_of_invisible}}
                                OR NOT request_id REGEXP {{pattern_of_request_id}}
                                OR NOT LOCATE(@lekthi_sequence, generated_number) OR COALESCE(document_id, 1) < 1
                                OR COALESCE(OCTET_LENGTH(passed_over) > 500 * JSON_LENGTH(passed_over) + 2, FALSE))) IS NULL, NULL, drawn_at)
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
  SELECT SUM(previous_hash <=> head) + SUM(issued_sequence = new_number AND row_hash = UNHEX(@lekthi_head)), SUM(user_id <> account) > 0,
         SUM(JSON_LENGTH(skipped))
  INTO linked, names_others, skips
  FROM {{store}}.document_number_audit
  WHERE counter_id = counter AND reset_epoch = epoch AND issued_sequence > seen_number AND issued_sequence <= new_number;
  IF NOT linked <=> 2 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31035, MESSAGE_TEXT = 'the rows of the ledger do not follow each other';
  END IF;
  SET new_head = UNHEX(@lekthi_head);
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
END
