-- twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}enter_rows(
  IN counters LONGTEXT CHARACTER SET utf8mb4, IN only_counter BIGINT, IN only_epoch INT,
  IN templates LONGTEXT CHARACTER SET utf8mb4, IN account INT, IN host VARCHAR(45) CHARACTER SET utf8mb4,
  IN retries INT, IN waited_ms INT, IN fallback VARCHAR(20), IN drawn_at DATETIME(6),
  IN drawn LONGTEXT CHARACTER SET utf8mb4, OUT written INT,
  OUT names_others BOOLEAN)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'the rows of several numbers, or of one that passes others over, behind the heads of the counters [id, version, number], which the caller has locked and raises then. Each number says of which counter it is, unless all are of only_counter, which is in only_epoch; templates are those in use, {"project-type": [text, version]}'
BEGIN
  DECLARE linked INT;
  DECLARE found INT;
  DECLARE skips INT;
  DECLARE seen_number INT DEFAULT JSON_VALUE(counters, '$[0][2]');
  -- What all rows have in common of what their hash covers (ledger_row_hash).
  DECLARE amid_row VARCHAR(200) CHARACTER SET utf8mb4
    DEFAULT CONCAT(OCTET_LENGTH(retries), ':', retries, OCTET_LENGTH(waited_ms), ':', waited_ms, OCTET_LENGTH(fallback), ':', fallback,
                   '6:ISSUED26:', drawn_at);
  -- Each row's hash covers that of the row before it. The server goes through the rows as they were sent, and through each from
  -- left to right; whether it did is looked at below. What a row has in common with the one before it, being of the same counter,
  -- is made once. A variable's characters are those that it has when the statement begins.
  SET @lekthi_counter = NULL, @lekthi_head = NULL, @lekthi_sequence = NULL, @lekthi_wrong = 0,
      @lekthi_key = CONVERT('' USING utf8mb4), @lekthi_template = @lekthi_key, @lekthi_version = @lekthi_key, @lekthi_before = @lekthi_key;
  INSERT INTO {{store}}.document_number_audit
    (event, request_id, counter_id, reset_epoch, sequence_number, document_id, generated_number, revision, counter_key,
     template_used, template_version, user_id, drawn_by, ip_address, user_agent, retry_count, lock_wait_ms, total_duration_ms,
     fallback_used, skipped, previous_hash, row_hash, created_at)
  SELECT 'ISSUED', request_id, counter_id, epoch,
         @lekthi_sequence := IF(@lekthi_counter <=> counter_id, @lekthi_sequence, last_number) + 1
                             + COALESCE(JSON_LENGTH(passed_over), 0),
         document_id, generated_number, revision,
         @lekthi_key := IF(@lekthi_counter <=> counter_id, @lekthi_key, key_text),
         @lekthi_template := IF(@lekthi_counter <=> counter_id, @lekthi_template, JSON_VALUE(templates, CONCAT('$."', kind, '"[0]'))),
         @lekthi_version := IF(@lekthi_counter <=> counter_id, @lekthi_version, JSON_VALUE(templates, CONCAT('$."', kind, '"[1]'))),
         person, account, address, user_agent, retries, waited_ms, total_duration_ms, fallback, passed_over,
         UNHEX(@lekthi_head := IF(@lekthi_counter <=> counter_id, @lekthi_head, LOWER(HEX(ledger_head)))),
         UNHEX(@lekthi_head := SHA2(CONCAT(
           @lekthi_before := IF(@lekthi_counter <=> counter_id, @lekthi_before, CONCAT(
             'LN2', OCTET_LENGTH(counter_id), ':', counter_id, OCTET_LENGTH(epoch), ':', epoch,
             OCTET_LENGTH(@lekthi_key), ':', @lekthi_key, OCTET_LENGTH(@lekthi_template), ':', @lekthi_template,
             OCTET_LENGTH(@lekthi_version), ':', @lekthi_version)),
           OCTET_LENGTH(revision), ':', revision, OCTET_LENGTH(person), ':', person, OCTET_LENGTH(address), ':', address,
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
                                OR @lekthi_template IS NULL
                                OR COALESCE(OCTET_LENGTH(passed_over) > 500 * JSON_LENGTH(passed_over) + 2, FALSE))) IS NULL
            OR NOT (@lekthi_counter := counter_id), NULL, drawn_at)
  -- Wider than the columns of the ledger: JSON_TABLE cuts what is too long and says nothing, the INSERT refuses it.
  FROM (SELECT request_id, generated_number, document_id, revision, COALESCE(user_id, account) AS person,
               IF(COALESCE(user_id, account) = account, host, COALESCE(ip_address, host)) AS address, user_agent,
               GREATEST(total_duration_ms, 0) AS total_duration_ms, passed_over, known.id AS counter_id, known.reset_epoch AS epoch,
               known.last_number, known.ledger_head, {{text_of_key}} AS key_text,
               CONCAT(known.project_id, '-', known.correspondence_type_id) AS kind
        FROM JSON_TABLE(drawn, '$[*]' COLUMNS (
               request_id VARCHAR(37) CHARACTER SET ascii COLLATE ascii_bin PATH '$[0]',
               generated_number VARCHAR(101) CHARACTER SET utf8mb4 PATH '$[1]',
               document_id BIGINT PATH '$[2]',
               revision VARCHAR(21) CHARACTER SET utf8mb4 PATH '$[3]',
               user_id BIGINT PATH '$[4]',
               ip_address VARCHAR(46) CHARACTER SET utf8mb4 PATH '$[5]',
               user_agent VARCHAR(513) CHARACTER SET utf8mb4 PATH '$[6]',
               total_duration_ms BIGINT PATH '$[7]',
               passed_over LONGTEXT CHARACTER SET utf8mb4 PATH '$[9]',
               counter BIGINT PATH '$[10]')) AS asked
        -- In this order and by its key, whatever the table's size: in a function an INSERT locks what it reads.
        STRAIGHT_JOIN {{store}}.document_number_counters AS known FORCE INDEX (PRIMARY)
          ON known.id = COALESCE(only_counter, asked.counter))
       AS numbers;
  SET written = ROW_COUNT();
  IF written NOT BETWEEN 1 AND 500 OR NOT @lekthi_wrong <=> 0 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31078, MESSAGE_TEXT = 'a number is not what a program of ours would send';
  END IF;
  -- A range of running numbers, if its ends are known; behind several counters it would be looked for in all that each has ever
  -- given, so that their rows are found by their request ids, each of which stands once in the ledger.
  IF only_counter IS NOT NULL THEN
    SELECT COUNT(*), SUM(previous_hash <=> (SELECT ledger_head FROM {{store}}.document_number_counters WHERE id = only_counter))
                     + SUM(issued_sequence = @lekthi_sequence AND row_hash = UNHEX(@lekthi_head)),
           SUM(user_id <> account) > 0, SUM(JSON_LENGTH(skipped))
    INTO found, linked, names_others, skips
    FROM {{store}}.document_number_audit FORCE INDEX (uq_audit_sequence)
    WHERE counter_id = only_counter AND reset_epoch = only_epoch AND issued_sequence > seen_number AND issued_sequence <= @lekthi_sequence;
  ELSE
    SELECT STRAIGHT_JOIN
           COUNT(*), SUM(audit.previous_hash <=> known.ledger_head) + SUM(audit.row_hash = UNHEX(@lekthi_head)),
           SUM(audit.user_id <> account) > 0, SUM(JSON_LENGTH(audit.skipped))
    INTO found, linked, names_others, skips
    {{from_rows_just_entered}};
  END IF;
  IF NOT found <=> written OR NOT linked <=> JSON_LENGTH(counters) + 1 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31035, MESSAGE_TEXT = 'the rows of the ledger do not follow each other';
  END IF;
  IF skips IS NOT NULL THEN
    CALL {{api}}.{{twin}}enter_skipped(only_counter, skips);
  END IF;
  IF only_counter IS NOT NULL THEN
    INSERT INTO {{store}}.document_number_taken (number, place, project_id, correspondence_type_id, request_id)
    SELECT STRAIGHT_JOIN audit.generated_number, 0, known.project_id, known.correspondence_type_id, audit.request_id
    FROM {{store}}.document_number_counters AS known FORCE INDEX (PRIMARY)
    JOIN {{store}}.document_number_audit AS audit FORCE INDEX (uq_audit_sequence)
    WHERE known.id = only_counter AND audit.counter_id = only_counter AND audit.reset_epoch = only_epoch
      AND audit.issued_sequence > seen_number AND audit.issued_sequence <= @lekthi_sequence
    ON DUPLICATE KEY UPDATE touched = touched + 1;
  ELSE
    INSERT INTO {{store}}.document_number_taken (number, place, project_id, correspondence_type_id, request_id)
    SELECT STRAIGHT_JOIN entered.number, 0, known.project_id, known.correspondence_type_id, entered.request_id
    FROM JSON_TABLE(drawn, '$[*]' COLUMNS (
           request_id VARCHAR(37) CHARACTER SET ascii COLLATE ascii_bin PATH '$[0]',
           number VARCHAR(101) CHARACTER SET utf8mb4 PATH '$[1]',
           counter BIGINT PATH '$[10]')) AS entered
    STRAIGHT_JOIN {{store}}.document_number_counters AS known FORCE INDEX (PRIMARY) ON known.id = entered.counter
    ON DUPLICATE KEY UPDATE touched = touched + 1;
  END IF;
  -- A text that was known counts twice: somebody holds it, or did.
  IF ROW_COUNT() <> written THEN
    CALL {{api}}.{{twin}}take_shared_numbers(drawn);
  END IF;
END
