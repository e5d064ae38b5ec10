CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_minute(
  IN at DATETIME, IN of_allocator CHAR(36) CHARACTER SET ascii, IN of_program VARCHAR(120) CHARACTER SET utf8mb4,
  IN tallies LONGTEXT CHARACTER SET utf8mb4, IN totals LONGTEXT CHARACTER SET utf8mb4,
  IN together MEDIUMTEXT CHARACTER SET ascii)
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'whether it is one that a program of ours can have written: it is added to the sums of all, which no minute may spoil for the others'
BEGIN
  -- Counts of at most 13 digits, a million times of which a sum can take.
  DECLARE number TEXT CHARACTER SET ascii DEFAULT '[0-9]{1,13}';
  -- As text: JSON_TABLE makes a number of whatever stands there.
  DECLARE amount TEXT CHARACTER SET ascii DEFAULT CONCAT('\\A', number, '\\z');
  DECLARE id TEXT CHARACTER SET ascii DEFAULT '\\A[0-9]{1,9}\\z';
  DECLARE named TEXT CHARACTER SET ascii DEFAULT '"[A-Za-z0-9_.:+-]{1,60}"';
  DECLARE count_list TEXT CHARACTER SET ascii
    DEFAULT CONCAT('\\A(?:\\[', named, ',', number, '\\](?:,\\[', named, ',', number, '\\])*+)?\\z');
  DECLARE count_object TEXT CHARACTER SET ascii
    DEFAULT CONCAT('\\A\\{(?:', named, ':', number, '(?:,', named, ':', number, ')*+)?\\}\\z');
  DECLARE number_list TEXT CHARACTER SET ascii DEFAULT CONCAT('\\A\\[', number, '(?:,', number, '){12}\\]\\z');
  IF NOT COALESCE(SECOND(at) = 0 AND at BETWEEN UTC_TIMESTAMP() - INTERVAL 5 YEAR AND UTC_TIMESTAMP() + INTERVAL 1 HOUR
                  AND of_allocator REGEXP '\\A[0-9a-f-]{36}\\z' AND of_program <> ''
                  AND of_program NOT REGEXP '[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]'
                  AND JSON_VALID(tallies) AND JSON_TYPE(tallies) = 'ARRAY' AND JSON_LENGTH(tallies) <= 5000
                  AND JSON_VALID(totals) AND JSON_TYPE(totals) = 'ARRAY' AND JSON_LENGTH(totals) <= 500000
                  AND LENGTH(together) <= 60000 AND together REGEXP count_list, FALSE) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'no such value';
  END IF;
  IF EXISTS (SELECT 1 FROM JSON_TABLE(tallies, '$[*]' COLUMNS (
               project VARCHAR(20) CHARACTER SET ascii PATH '$[0]', type VARCHAR(20) CHARACTER SET ascii PATH '$[1]',
               numbers VARCHAR(20) CHARACTER SET ascii PATH '$[2]', fallbacks VARCHAR(20) CHARACTER SET ascii PATH '$[3]',
               skipped VARCHAR(20) CHARACTER SET ascii PATH '$[4]', errors VARCHAR(1001) CHARACTER SET ascii PATH '$[5]',
               retries VARCHAR(401) CHARACTER SET ascii PATH '$[6]', lock_failures VARCHAR(1001) CHARACTER SET ascii PATH '$[9]',
               counts VARCHAR(20000) CHARACTER SET ascii PATH '$[10]')) AS drawn
             WHERE NOT COALESCE(project REGEXP id AND type REGEXP id AND numbers REGEXP amount AND fallbacks REGEXP amount
                                AND skipped REGEXP amount AND errors REGEXP count_object AND retries REGEXP number_list
                                AND lock_failures REGEXP count_object AND counts REGEXP count_list, FALSE))
     OR EXISTS (SELECT 1 FROM JSON_TABLE(totals, '$[*]' COLUMNS (
                  project VARCHAR(20) CHARACTER SET ascii PATH '$[0]', type VARCHAR(20) CHARACTER SET ascii PATH '$[1]', series VARCHAR(21) CHARACTER SET ascii PATH '$[2]',
                  label VARCHAR(41) CHARACTER SET ascii PATH '$[3]', value VARCHAR(20) CHARACTER SET ascii PATH '$[4]')) AS grown
                WHERE NOT COALESCE(project REGEXP id AND type REGEXP id AND series REGEXP '\\A[a-z_]{1,20}\\z'
                                   AND label REGEXP '\\A[A-Za-z0-9_.:+-]{0,40}\\z'
                                   AND value REGEXP amount, FALSE)) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'no such value';
  END IF;
END
