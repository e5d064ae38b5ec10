CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_persons(
  IN account INT, IN is_person BOOLEAN, IN names_others BOOLEAN, IN counter BIGINT,
  IN drawn LONGTEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'for whom numbers were drawn: a service names others only if it is trusted to, and people have their limits, per minute by the clock (3.11.14.2). The rows name nobody where the account draws for itself'
BEGIN
  DECLARE is_trusted BOOLEAN DEFAULT FALSE;
  DECLARE unknown BIGINT DEFAULT NULL;
  DECLARE this_minute BIGINT DEFAULT UNIX_TIMESTAMP(SYSDATE()) DIV 60;
  DECLARE most_of_person INT;
  DECLARE most_of_address INT;
  DECLARE beyond INT DEFAULT 0;
  DECLARE message VARCHAR(128) DEFAULT CONCAT('too many requests|', 60 - UNIX_TIMESTAMP(SYSDATE()) MOD 60);
  DECLARE host VARCHAR(45) CHARACTER SET utf8mb4
    DEFAULT LEFT(SUBSTRING(USER(), CHAR_LENGTH({{store}}.caller_login()) + 2), 45);
  IF names_others THEN
    SELECT may_name_persons INTO is_trusted FROM {{store}}.users WHERE id = account;
    IF NOT is_trusted THEN
      SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31070, MESSAGE_TEXT = 'this account may not name the person it draws for';
    END IF;
    SELECT MIN(named.user_id) INTO unknown
    FROM JSON_TABLE(drawn, '$[*]' COLUMNS (user_id BIGINT PATH '$[4]')) AS named
    LEFT JOIN {{store}}.users AS known ON known.id = named.user_id AND known.is_active
    WHERE named.user_id IS NOT NULL AND known.id IS NULL;
    IF unknown IS NOT NULL THEN
      SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31071, MESSAGE_TEXT = 'the person drawn for is not active';
    END IF;
  END IF;
  SELECT value INTO most_of_person FROM {{store}}.store_settings WHERE name = 'person_numbers_per_minute';
  SELECT value INTO most_of_address FROM {{store}}.store_settings WHERE name = 'address_numbers_per_minute';
  -- In one order, so that two batches with the same people do not wait for each other.
  INSERT INTO {{store}}.drawing_rates (kind, subject, part, minute_of, used)
  SELECT 'PERSON', asked.subject, counter MOD 64, this_minute, SUM(asked.begun)
  FROM (SELECT CONVERT(COALESCE(user_id, account) USING utf8mb4) COLLATE utf8mb4_bin AS subject, IF(begun <=> 0, 0, 1) AS begun
        FROM JSON_TABLE(drawn, '$[*]' COLUMNS (user_id BIGINT PATH '$[4]', begun INT PATH '$[8]')) AS persons
        WHERE is_person OR user_id IS NOT NULL) AS asked
  GROUP BY asked.subject
  ORDER BY asked.subject
  ON DUPLICATE KEY UPDATE used = IF(drawing_rates.minute_of = VALUES(minute_of), drawing_rates.used, 0) + VALUES(used),
                          minute_of = VALUES(minute_of);
  INSERT INTO {{store}}.drawing_rates (kind, subject, part, minute_of, used)
  SELECT 'ADDRESS', asked.subject, counter MOD 64, this_minute, SUM(asked.begun)
  FROM (SELECT CONVERT(COALESCE(address, host) USING utf8mb4) COLLATE utf8mb4_bin AS subject, IF(begun <=> 0, 0, 1) AS begun
        FROM JSON_TABLE(drawn, '$[*]' COLUMNS (address VARCHAR(45) CHARACTER SET utf8mb4 PATH '$[5]',
                                               begun INT PATH '$[8]')) AS addresses
        WHERE is_person OR address IS NOT NULL) AS asked
  GROUP BY asked.subject
  ORDER BY asked.subject
  ON DUPLICATE KEY UPDATE used = IF(drawing_rates.minute_of = VALUES(minute_of), drawing_rates.used, 0) + VALUES(used),
                          minute_of = VALUES(minute_of);
  SELECT COUNT(*) INTO beyond
  FROM (SELECT asked.subject
        FROM (SELECT DISTINCT CONVERT(COALESCE(user_id, account) USING utf8mb4) COLLATE utf8mb4_bin AS subject
              FROM JSON_TABLE(drawn, '$[*]' COLUMNS (user_id BIGINT PATH '$[4]')) AS persons
              WHERE is_person OR user_id IS NOT NULL) AS asked
        JOIN {{store}}.drawing_rates AS rates ON rates.kind = 'PERSON' AND rates.subject = asked.subject
        WHERE rates.minute_of = this_minute
        GROUP BY asked.subject
        HAVING SUM(rates.used) > most_of_person) AS restless;
  IF beyond > 0 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31072, MESSAGE_TEXT = message;
  END IF;
  SELECT COUNT(*) INTO beyond
  FROM (SELECT asked.subject
        FROM (SELECT DISTINCT CONVERT(COALESCE(address, host) USING utf8mb4) COLLATE utf8mb4_bin AS subject
              FROM JSON_TABLE(drawn, '$[*]' COLUMNS (address VARCHAR(45) CHARACTER SET utf8mb4 PATH '$[5]')) AS addresses
              WHERE is_person OR address IS NOT NULL) AS asked
        JOIN {{store}}.drawing_rates AS rates ON rates.kind = 'ADDRESS' AND rates.subject = asked.subject
        WHERE rates.minute_of = this_minute
        GROUP BY asked.subject
        HAVING SUM(rates.used) > most_of_address) AS crowded;
  IF beyond > 0 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31073, MESSAGE_TEXT = message;
  END IF;
END
