-- twin
CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.{{twin}}enter_several(
  counters LONGTEXT CHARACTER SET utf8mb4, seen_stamp BIGINT, retries INT, waited_ms INT, fallback VARCHAR(20),
  drawn LONGTEXT CHARACTER SET utf8mb4) RETURNS LONGTEXT CHARACTER SET utf8mb4
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'numbers of several counters [id, version, number, how many], as enter_draw enters those of one: {"at": time, "counters": [ids]}, NULL if it entered none. A counter that has moved, that somebody has locked, or a part of which is closed is left out and hinders no other; nobody is waited for, so that no order of locking matters. Each number says last of which counter it is, and whether it is to be the first of its document'
BEGIN
  DECLARE ready LONGTEXT CHARACTER SET utf8mb4;
  DECLARE is_stale BOOLEAN;
  DECLARE projects INT;
  DECLARE project INT;
  DECLARE first_counter BIGINT;
  DECLARE wanted INT;
  DECLARE account INT;
  DECLARE pace INT;
  DECLARE is_person BOOLEAN;
  DECLARE host VARCHAR(45) CHARACTER SET utf8mb4 DEFAULT LEFT(SUBSTRING_INDEX(USER(), '@', -1), 45);
  DECLARE stamp_now BIGINT;
  DECLARE drawn_at DATETIME(6);
  DECLARE templates LONGTEXT CHARACTER SET utf8mb4;
  DECLARE written INT;
  DECLARE names_others BOOLEAN;
  DECLARE first_of LONGTEXT CHARACTER SET utf8mb4;
  DECLARE numbered_twice BIGINT;
  DECLARE message VARCHAR(128);
  DECLARE own LONGTEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR 1452
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31071, MESSAGE_TEXT = 'there is no person as the one drawn for';
  SELECT CONCAT('[', GROUP_CONCAT(JSON_ARRAY(known.id, asked.version, asked.number, asked.many) SEPARATOR ','), ']'),
         MAX(known.rules_stamp <> seen_stamp)
  INTO ready, is_stale
  FROM JSON_TABLE(counters, '$[*]' COLUMNS (
         id BIGINT PATH '$[0]', version INT PATH '$[1]', number INT PATH '$[2]', many INT PATH '$[3]')) AS asked
  STRAIGHT_JOIN {{store}}.document_number_counters AS known FORCE INDEX (PRIMARY) ON known.id = asked.id
  WHERE known.version = asked.version AND known.last_number = asked.number
  FOR UPDATE SKIP LOCKED;
  -- Under the counters' locks: whatever was changed in the rules before is seen.
  SELECT stamp, SYSDATE(6) INTO stamp_now, drawn_at FROM {{store}}.document_number_rules_stamp WHERE id = 1;
  IF NOT stamp_now <=> seen_stamp THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31034, MESSAGE_TEXT = 'a template or a project has changed meanwhile';
  END IF;
  IF is_stale THEN
    SET ready = {{api}}.{{twin}}counters_in_use(ready, stamp_now);
  END IF;
  IF ready IS NULL THEN
    RETURN NULL;
  END IF;
  IF JSON_LENGTH(ready) < JSON_LENGTH(counters) THEN
    SET counters = ready, drawn = {{api}}.{{twin}}numbers_of_counters(drawn, counters);
  END IF;
  SELECT COUNT(DISTINCT kinds.project_id), MIN(kinds.project_id), SUM(kinds.many), MIN(kinds.first_id),
         JSON_OBJECTAGG(CONCAT(kinds.project_id, '-', kinds.correspondence_type_id),
                        JSON_ARRAY(COALESCE(own.template, common.template), COALESCE(own.version, common.version)))
  INTO projects, project, wanted, first_counter, templates
  FROM (SELECT known.project_id, known.correspondence_type_id, SUM(asked.many) AS many, MIN(known.id) AS first_id
        FROM JSON_TABLE(counters, '$[*]' COLUMNS (id BIGINT PATH '$[0]', many INT PATH '$[3]')) AS asked
        STRAIGHT_JOIN {{store}}.document_number_counters AS known ON known.id = asked.id
        GROUP BY known.project_id, known.correspondence_type_id) AS kinds
  LEFT JOIN {{store}}.document_number_configs AS own
    ON own.project_id = kinds.project_id AND own.type_slot = kinds.correspondence_type_id
  LEFT JOIN {{store}}.document_number_configs AS common ON common.project_id = kinds.project_id AND common.type_slot = 0;
  CALL {{api}}.{{twin}}find_drawer(project, TRUE, account, pace, is_person);
  IF account IS NULL THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31031, MESSAGE_TEXT = 'whoever draws needs an account of the store';
  END IF;
  IF projects > 1 AND NOT {{is_sandbox}} AND NOT is_person THEN
    CALL {{api}}.require_projects_of_drawer(account, counters);
  END IF;
  SET fallback = ELT(FIELD(fallback, 'NONE', 'DB_LOCK', 'RETRY'), 'NONE', 'DB_LOCK', 'RETRY'),
      retries = LEAST(GREATEST(retries, 0), 1000000), waited_ms = GREATEST(waited_ms, 0);
  CALL {{api}}.{{twin}}enter_rows(
    counters, NULL, NULL, templates, account, host, retries, waited_ms, fallback, drawn_at, drawn, written, names_others);
  IF pace IS NOT NULL THEN
    CALL {{api}}.{{twin}}require_drawing_pace(account, pace, first_counter, written);
  END IF;
  SELECT JSON_ARRAYAGG(document_id), MIN(IF(held > 1, document_id, NULL)) INTO first_of, numbered_twice
  FROM (SELECT document_id, COUNT(DISTINCT counter_id) AS held
        FROM JSON_TABLE(drawn, '$[*]' COLUMNS (
               document_id BIGINT PATH '$[2]', counter_id BIGINT PATH '$[10]', is_first INT PATH '$[11]')) AS asked
        WHERE document_id IS NOT NULL
        GROUP BY document_id
        HAVING MAX(is_first)) AS firsts;
  IF numbered_twice IS NOT NULL THEN
    SET message = CONCAT('the document has a number|', numbered_twice);
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31077, MESSAGE_TEXT = message;
  END IF;
  IF first_of IS NOT NULL THEN
    SELECT JSON_OBJECTAGG(CONCAT(known.id, '-', known.reset_epoch), JSON_ARRAY(asked.number, asked.number + asked.many)) INTO own
    FROM JSON_TABLE(counters, '$[*]' COLUMNS (id BIGINT PATH '$[0]', number INT PATH '$[2]', many INT PATH '$[3]')) AS asked
    STRAIGHT_JOIN {{store}}.document_number_counters AS known ON known.id = asked.id;
    CALL {{api}}.{{twin}}require_first_numbers(first_of, own);
  END IF;
  IF NOT {{is_sandbox}} AND (is_person OR names_others) THEN
    CALL {{api}}.require_persons(account, is_person, names_others, first_counter, drawn);
  END IF;
  -- Each counter goes to its last row: where that is not the one that the caller named, some rows are not its own.
  UPDATE JSON_TABLE(counters, '$[*]' COLUMNS (id BIGINT PATH '$[0]', number INT PATH '$[2]', many INT PATH '$[3]')) AS asked
  STRAIGHT_JOIN {{store}}.document_number_counters AS known FORCE INDEX (PRIMARY) ON known.id = asked.id
  STRAIGHT_JOIN {{store}}.document_number_audit AS newest FORCE INDEX (uq_audit_sequence)
    ON newest.counter_id = known.id AND newest.reset_epoch = known.reset_epoch AND newest.issued_sequence = asked.number + asked.many
  SET known.last_number = newest.issued_sequence, known.ledger_head = newest.row_hash,
      known.ledger_length = known.ledger_length + asked.many, known.version = known.version + 1, known.rules_stamp = stamp_now,
      known.updated_at = drawn_at;
  IF ROW_COUNT() <> JSON_LENGTH(counters) OR NOT wanted <=> written THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31078, MESSAGE_TEXT = 'a number is not what a program of ours would send';
  END IF;
  RETURN JSON_OBJECT('at', drawn_at, 'counters', JSON_EXTRACT(counters, '$[*][0]'));
END
