CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.enter_minute(
  at DATETIME, of_allocator CHAR(36) CHARACTER SET ascii, of_program VARCHAR(120) CHARACTER SET utf8mb4,
  redis_state VARCHAR(10) CHARACTER SET ascii, store_state VARCHAR(10) CHARACTER SET ascii, open_sessions INT,
  most_sessions INT, most_waiting INT, tallies LONGTEXT CHARACTER SET utf8mb4, totals LONGTEXT CHARACTER SET utf8mb4)
RETURNS INT
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'how many tallies were written; none where the minute was written before'
BEGIN
  DECLARE written INT;
  DECLARE together MEDIUMTEXT CHARACTER SET ascii;
  DECLARE followers INT DEFAULT {{api}}.count_replicas();
  -- First of all: whether another allocator lived in the minute is known only to who is alone.
  CALL {{api}}.lock_span_day(at);
  INSERT INTO {{store}}.document_number_allocator_minute
    (minute, allocator, program, login, redis, store, sessions, session_limit, waiting, replicas, is_summed)
  VALUES (at, of_allocator, of_program, {{store}}.caller_login(), redis_state, store_state, open_sessions, most_sessions,
          most_waiting, followers, TRUE)
  ON DUPLICATE KEY UPDATE minute = at;
  IF ROW_COUNT() = 0 THEN
    RETURN 0;
  END IF;
  INSERT INTO {{store}}.document_number_metrics_total (project_id, correspondence_type_id, series, label, total)
  SELECT project, type, series, label, value
  FROM JSON_TABLE(totals, '$[*]' COLUMNS (
         project INT PATH '$[0]',
         type INT PATH '$[1]',
         series VARCHAR(21) CHARACTER SET ascii PATH '$[2]',
         label VARCHAR(41) CHARACTER SET ascii PATH '$[3]',
         value BIGINT PATH '$[4]')) AS grown
  -- A sum that stands still is better than one that lets nobody write any more.
  ON DUPLICATE KEY UPDATE total = LEAST(total, 9000000000000000000) + VALUES(total);
  INSERT INTO {{store}}.document_number_metrics_minute
    (minute, allocator, project_id, correspondence_type_id, numbers, fallbacks, skipped, errors, retries, duration,
     lock_wait, lock_failures)
  SELECT at, of_allocator, project, type, numbers, fallbacks, skipped, errors, retries, FROM_BASE64(duration),
         FROM_BASE64(lock_wait), lock_failures
  -- Wider than the columns of the table: JSON_TABLE cuts what is too long and says nothing, the INSERT refuses it.
  FROM JSON_TABLE(tallies, '$[*]' COLUMNS (
         project INT PATH '$[0]',
         type INT PATH '$[1]',
         numbers BIGINT PATH '$[2]',
         fallbacks BIGINT PATH '$[3]',
         skipped BIGINT PATH '$[4]',
         errors VARCHAR(1001) CHARACTER SET ascii PATH '$[5]',
         retries VARCHAR(401) CHARACTER SET ascii PATH '$[6]',
         duration VARCHAR(9000) CHARACTER SET ascii PATH '$[7]',
         lock_wait VARCHAR(9000) CHARACTER SET ascii PATH '$[8]',
         lock_failures VARCHAR(1001) CHARACTER SET ascii PATH '$[9]')) AS drawn;
  SET written = ROW_COUNT();
  SET SESSION group_concat_max_len = 16777215;
  SELECT COALESCE(GROUP_CONCAT(NULLIF(drawn_counts, '') SEPARATOR ','), '') INTO together
  FROM JSON_TABLE(tallies, '$[*]' COLUMNS (drawn_counts VARCHAR(20000) CHARACTER SET ascii PATH '$[10]')) AS drawn;
  IF written > 1 THEN
    SET together = {{api}}.summed_counts(together);
  END IF;
  IF {{api}}.enter_spans(at, tallies, {{api}}.joined_counts({{api}}.state_counts(at, of_allocator), together)) = 1 THEN
    CALL {{api}}.remove_old_minutes();
  END IF;
  RETURN written;
END
