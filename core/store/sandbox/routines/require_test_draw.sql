CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_test_draw(
  IN counter BIGINT, IN drawn LONGTEXT CHARACTER SET utf8mb4, IN first_of LONGTEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'room for these rows in the sandbox, none of which is larger than a program of ours makes it; numbers that are passed over have room of their own'
BEGIN
  DECLARE most_passed_over INT DEFAULT 200000;
  DECLARE numbers INT DEFAULT 0;
  DECLARE passed INT DEFAULT 0;
  DECLARE held INT DEFAULT 0;
  DECLARE steps INT DEFAULT 0;
  DECLARE removed INT DEFAULT 1;
  IF OCTET_LENGTH(drawn) > 15000000 OR OCTET_LENGTH(first_of) > 20000 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31078, MESSAGE_TEXT = 'more than a program of ours sends at once';
  END IF;
  SET numbers = COALESCE(JSON_LENGTH(drawn), 0);
  IF OCTET_LENGTH(drawn) > 1000 * numbers THEN
    SELECT COALESCE(SUM(JSON_LENGTH(passed_over)), 0) INTO passed
    FROM JSON_TABLE(drawn, '$[*]' COLUMNS (passed_over LONGTEXT CHARACTER SET utf8mb4 PATH '$[9]')) AS asked;
    IF OCTET_LENGTH(drawn) > 1000 * numbers + 500 * passed THEN
      SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31078, MESSAGE_TEXT = 'more than a program of ours sends at once';
    END IF;
    SELECT COUNT(*) INTO held FROM {{sandbox}}.document_number_skipped;
    WHILE held + passed > most_passed_over AND removed > 0 AND steps < 10 DO
      CALL {{api}}.remove_test_draws(SYSDATE(6) + INTERVAL 1 DAY, 2000, removed);
      SELECT COUNT(*) INTO held FROM {{sandbox}}.document_number_skipped;
      SET steps = steps + 1;
    END WHILE;
    IF held + passed > most_passed_over AND held > 0 THEN
      SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31091, MESSAGE_TEXT = 'no room for more numbers that are passed over';
    END IF;
  END IF;
  CALL {{api}}.require_sandbox_room(counter, numbers + passed);
END
