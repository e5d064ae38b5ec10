CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_minute(
  IN at DATETIME, IN of_allocator CHAR(36) CHARACTER SET ascii, IN of_program VARCHAR(120) CHARACTER SET utf8mb4,
  IN redis_state VARCHAR(10) CHARACTER SET ascii, IN store_state VARCHAR(10) CHARACTER SET ascii,
  IN tallies LONGTEXT CHARACTER SET utf8mb4, IN totals LONGTEXT CHARACTER SET utf8mb4)
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'whether it is one that a program of ours can have written: it is added to the sums of all, which no minute may spoil for the others'
BEGIN
  DECLARE few TEXT CHARACTER SET ascii DEFAULT '[0-9]{1,7}';
  -- Sums of times and of retries, a million times of which a sum can take; a template may pass over 100,000 numbers for one.
  DECLARE many TEXT CHARACTER SET ascii DEFAULT '[0-9]{1,13}';
  -- As text: JSON_TABLE makes a number of whatever stands there.
  DECLARE id TEXT CHARACTER SET ascii DEFAULT '\\A[0-9]{1,9}\\z';
  DECLARE amount TEXT CHARACTER SET ascii DEFAULT CONCAT('\\A', few, '\\z');
  DECLARE large_amount TEXT CHARACTER SET ascii DEFAULT CONCAT('\\A', many, '\\z');
  DECLARE number_list TEXT CHARACTER SET ascii DEFAULT CONCAT('\\A\\[(?:', few, ',){12}', many, '\\]\\z');
  DECLARE failures TEXT CHARACTER SET ascii
    DEFAULT CONCAT('\\A(?:\\{\\}|\\{(?:"', {{pattern_of_failure_class}}, '":', few, '[,}])++(?<=\\}))\\z');
  DECLARE lock_refusals TEXT CHARACTER SET ascii
    DEFAULT CONCAT('\\A(?:\\{\\}|\\{(?:"', {{pattern_of_lock_failure}}, '":', few, '[,}])++(?<=\\}))\\z');
  -- In the order in which they are written; numbers once, since they are compared.
  DECLARE count_list TEXT CHARACTER SET ascii DEFAULT CONCAT(
    '\\A(?:\\["numbers",', few, '\\],)?(?:\\["fallbacks",', few, '\\],)?(?:\\["skipped",', many, '\\],)?',
    '(?:\\["(?:e:', {{pattern_of_failure_class}}, '|l:', {{pattern_of_lock_failure}}, '|r:(?:[0-9]|1[01])|[dw]:',
    {{pattern_of_bucket}}, ')",', few, '\\],|\\["(?:[rdw]:sum|max:[dw])",', many, '\\],)*+\\z');
  DECLARE total_of_series TEXT CHARACTER SET ascii DEFAULT CONCAT(
    '\\A(?:(?:numbers=|fallbacks=|errors=', {{pattern_of_failure_class}}, '|lock_failures=', {{pattern_of_lock_failure}},
    '|lock_wait=(?:10|50|100|200|500|1000|2000|5000|\\+Inf)|duration=(?:100|200|500|1000|2000|5000|\\+Inf)',
    '|retries=(?:[01235]|10|\\+Inf))=', few, '|(?:skipped=|(?:lock_wait|duration|retries)=sum)=', many, ')\\z');
  IF NOT COALESCE(SECOND(at) = 0 AND at BETWEEN UTC_TIMESTAMP() - INTERVAL 5 YEAR AND UTC_TIMESTAMP() + INTERVAL 1 HOUR
                  AND of_allocator REGEXP '\\A[0-9a-f-]{36}\\z' AND of_program <> ''
                  AND of_program NOT REGEXP '[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]'
                  -- No handler of errors sees what an ENUM refuses.
                  AND redis_state IN ('UNUSED', 'UP', 'DOWN') AND store_state IN ('UP', 'DOWN')
                  AND JSON_VALID(tallies) AND JSON_TYPE(tallies) = 'ARRAY' AND JSON_LENGTH(tallies) <= 5000
                  AND LENGTH(tallies) <= 16000000
                  AND JSON_VALID(totals) AND JSON_TYPE(totals) = 'ARRAY' AND JSON_LENGTH(totals) <= 500000, FALSE)
     OR EXISTS (SELECT 1 FROM JSON_TABLE(tallies, '$[*]' COLUMNS (
                  project VARCHAR(20) CHARACTER SET ascii PATH '$[0]', type VARCHAR(20) CHARACTER SET ascii PATH '$[1]',
                  numbers VARCHAR(20) CHARACTER SET ascii PATH '$[2]', fallbacks VARCHAR(20) CHARACTER SET ascii PATH '$[3]',
                  skipped VARCHAR(20) CHARACTER SET ascii PATH '$[4]',
                  errors VARCHAR(1001) CHARACTER SET ascii COLLATE ascii_bin PATH '$[5]',
                  retries VARCHAR(401) CHARACTER SET ascii PATH '$[6]',
                  lock_failures VARCHAR(1001) CHARACTER SET ascii COLLATE ascii_bin PATH '$[9]',
                  counts VARCHAR(20000) CHARACTER SET ascii COLLATE ascii_bin PATH '$[10]')) AS drawn
                WHERE NOT COALESCE(project REGEXP id AND type REGEXP id AND numbers REGEXP amount AND fallbacks REGEXP amount
                                   AND skipped REGEXP large_amount AND errors REGEXP failures AND retries REGEXP number_list
                                   AND lock_failures REGEXP lock_refusals
                                   AND CONCAT(counts, IF(counts = '', '', ',')) REGEXP count_list
                                   AND (counts LIKE CONCAT('["numbers",', numbers, ']%')
                                        OR numbers = '0' AND counts NOT LIKE '["numbers",%'), FALSE))
     OR EXISTS (SELECT 1 FROM JSON_TABLE(totals, '$[*]' COLUMNS (
                  project VARCHAR(20) CHARACTER SET ascii PATH '$[0]', type VARCHAR(20) CHARACTER SET ascii PATH '$[1]',
                  series VARCHAR(21) CHARACTER SET ascii COLLATE ascii_bin PATH '$[2]',
                  label VARCHAR(41) CHARACTER SET ascii COLLATE ascii_bin PATH '$[3]',
                  value VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin PATH '$[4]')) AS grown
                WHERE NOT COALESCE(project REGEXP id AND type REGEXP id
                                   AND CONCAT(series, '=', label, '=', value) REGEXP total_of_series, FALSE)) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'no such value';
  END IF;
END
