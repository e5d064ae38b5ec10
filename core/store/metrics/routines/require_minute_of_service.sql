CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_minute_of_service(
  IN at DATETIME, IN of_allocator CHAR(36) CHARACTER SET ascii, IN account INT, IN pace INT, IN open_sessions INT,
  IN most_sessions INT, IN most_waiting INT, IN tallies LONGTEXT CHARACTER SET utf8mb4,
  IN totals LONGTEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'bounds what a service can add to sums that belong to others too: how late, how often, of which types, and how many numbers all its programs together tell of in a minute'
BEGIN
  -- One per program and minute; what comes after an outage may wait.
  DECLARE most_in_a_minute INT DEFAULT 1200;
  DECLARE most_programs INT DEFAULT 600;
  DECLARE programs INT;
  DECLARE numbers_before BIGINT;
  DECLARE numbers_now BIGINT DEFAULT (
    SELECT COALESCE(SUM(numbers), 0) FROM JSON_TABLE(tallies, '$[*]' COLUMNS (numbers BIGINT PATH '$[2]')) AS drawn);
  -- Its minute is not the one of the limit, and a clock that is set back lengthens it.
  DECLARE most_numbers BIGINT DEFAULT COALESCE(CAST(pace AS SIGNED) * 5, 10000000);
  CALL {{api}}.require_drawing_pace(account, most_in_a_minute, -3, 1);
  SELECT COUNT(*) INTO programs
  FROM {{store}}.document_number_allocator_minute
  WHERE minute = at AND allocator <> of_allocator AND login = {{store}}.caller_login();
  SELECT COALESCE(SUM(drawn.numbers), 0) INTO numbers_before
  FROM {{store}}.document_number_allocator_minute AS lived
  JOIN {{store}}.document_number_metrics_minute AS drawn ON drawn.minute = lived.minute AND drawn.allocator = lived.allocator
  WHERE lived.minute = at AND lived.allocator <> of_allocator AND lived.login = {{store}}.caller_login();
  -- A program keeps a day, and a computer may sleep over the holidays.
  IF at < UTC_TIMESTAMP() - INTERVAL 31 DAY OR programs >= most_programs OR numbers_before + numbers_now > most_numbers
     OR open_sessions > 10000 OR most_sessions > 10000 OR most_waiting > 10000000
     OR (SELECT SUM(value) FROM JSON_TABLE(totals, '$[*]' COLUMNS (
           series VARCHAR(21) CHARACTER SET ascii PATH '$[2]', value BIGINT PATH '$[4]')) AS grown
         WHERE series = 'numbers') > numbers_now
     OR EXISTS (SELECT 1 FROM (SELECT type FROM JSON_TABLE(tallies, '$[*]' COLUMNS (type INT PATH '$[1]')) AS drawn
                               UNION SELECT type FROM JSON_TABLE(totals, '$[*]' COLUMNS (type INT PATH '$[1]')) AS grown) AS named
                WHERE type <> 0 AND NOT EXISTS (SELECT 1 FROM {{store}}.correspondence_types AS types WHERE types.id = type)) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'no such value';
  END IF;
END
