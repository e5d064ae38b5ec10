CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.enter_import(
  project INT, type INT, version_seen INT, facts_given TEXT CHARACTER SET utf8mb4,
  counters_given LONGTEXT CHARACTER SET utf8mb4, numbers_given LONGTEXT CHARACTER SET utf8mb4,
  reason TEXT CHARACTER SET utf8mb4, actor INT, person INT) RETURNS BIGINT
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'the id of the request; a function is one statement, so that one that is killed in it leaves nothing'
BEGIN
  DECLARE request BIGINT;
  DECLARE template_text VARCHAR(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT NULL;
  DECLARE version_of_template INT DEFAULT NULL;
  DECLARE wanted INT DEFAULT COALESCE(JSON_LENGTH(numbers_given), 0);
  DECLARE wanted_counters INT DEFAULT COALESCE(JSON_LENGTH(counters_given), 0);
  IF NOT COALESCE(JSON_VALID(facts_given) AND JSON_TYPE(facts_given) = 'ARRAY' AND JSON_TYPE(counters_given) = 'ARRAY'
                  AND JSON_TYPE(numbers_given) = 'ARRAY', FALSE) OR wanted = 0 OR wanted_counters = 0 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'no such plan';
  END IF;
  -- Approving them keeps everybody else out of the log, whose sessions wait 3 s for a lock.
  IF wanted > 50000 OR wanted_counters > 2000 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31017, MESSAGE_TEXT = 'too many numbers to take over at once|50000>2000';
  END IF;
  SET template_text = (SELECT template FROM {{store}}.document_number_configs
                       WHERE project_id = project AND type_slot IN (type, 0) ORDER BY type_slot DESC LIMIT 1),
      version_of_template = (SELECT version FROM {{store}}.document_number_configs
                             WHERE project_id = project AND type_slot IN (type, 0) ORDER BY type_slot DESC LIMIT 1);
  IF NOT version_seen <=> version_of_template THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31013, MESSAGE_TEXT = 'the template has changed since it was read';
  END IF;
  SET request = {{api}}.enter_request(
    'IMPORT', CONCAT('import:', project, ':', type), project, type,
    COALESCE((SELECT type_code FROM {{store}}.correspondence_types WHERE id = type), ''),
    -- Without "+ 0" JSON_OBJECT takes a variable for a text.
    JSON_OBJECT('numbers', wanted + 0, 'template', version_of_template + 0, 'text', template_text,
                'register', JSON_EXTRACT(facts_given, '$'),
                'content', SHA2(CONCAT_WS('|', counters_given, numbers_given), 256)),
    reason, actor, person);
  INSERT INTO {{store}}.take_over_numbers (request_id, position, line, sequence_number, number, document_id)
  SELECT request, position, line, sequence_number, number, document_id
  -- Wider than the columns: JSON_TABLE cuts what is too long and says nothing, the INSERT refuses it.
  FROM JSON_TABLE(numbers_given, '$[*]' COLUMNS (
         position BIGINT PATH '$[0]', line BIGINT PATH '$[1]', sequence_number BIGINT PATH '$[2]',
         number VARCHAR(101) CHARACTER SET utf8mb4 PATH '$[3]', document_id BIGINT PATH '$[4]')) AS given;
  INSERT INTO {{store}}.take_over_counters
    (request_id, position, originator_organization_id, recipient_organization_id, sub_type_id, rfa_type_id, discipline_id,
     current_year, current_period, seen_number, seen_version, new_number, number_count, missing_count, first_line, last_line)
  SELECT request, given.position, given.originator, given.recipient, given.sub_type, given.rfa_type, given.discipline,
         given.year, given.period, given.seen_number, given.seen_version, GREATEST(given.seen_number, MAX(numbers.sequence_number)),
         COUNT(*),
         GREATEST(given.seen_number, MAX(numbers.sequence_number)) - given.seen_number
           - COUNT(DISTINCT IF(numbers.sequence_number > given.seen_number, numbers.sequence_number, NULL)),
         MIN(numbers.line), MAX(numbers.line)
  FROM JSON_TABLE(counters_given, '$[*]' COLUMNS (
         position FOR ORDINALITY, originator INT PATH '$[0]', recipient INT PATH '$[1]', sub_type INT PATH '$[2]',
         rfa_type INT PATH '$[3]', discipline INT PATH '$[4]', year INT PATH '$[5]', period INT PATH '$[6]',
         seen_number INT PATH '$[7]', seen_version INT PATH '$[8]')) AS given
  JOIN {{store}}.take_over_numbers AS numbers ON numbers.request_id = request AND numbers.position = given.position
  GROUP BY given.position, given.originator, given.recipient, given.sub_type, given.rfa_type, given.discipline, given.year,
           given.period, given.seen_number, given.seen_version;
  IF ROW_COUNT() <> wanted_counters
     OR (SELECT SUM(number_count) FROM {{store}}.take_over_counters WHERE request_id = request) <> wanted THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'no such plan';
  END IF;
  RETURN request;
END
