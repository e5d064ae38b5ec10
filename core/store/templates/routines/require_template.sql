CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_template(
  IN type INT, IN template TEXT CHARACTER SET utf8mb4, IN period VARCHAR(20), IN overflow VARCHAR(20),
  IN scope VARCHAR(20), IN taken VARCHAR(20))
READS SQL DATA
SQL SECURITY DEFINER
BEGIN
  DECLARE counted VARCHAR(100) CHARACTER SET utf8mb4 DEFAULT NULL;
  IF type IS NOT NULL THEN
    SET counted = (SELECT {{text_counted_by types}} FROM {{store}}.correspondence_types AS types WHERE types.id = type);
  END IF;
  IF type IS NOT NULL AND counted IS NULL OR NOT {{api}}.is_template(counted, template) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31014, MESSAGE_TEXT = 'the template breaks a rule';
  END IF;
  IF NOT (COALESCE(period IN ('YEARLY', 'FISCAL_YEAR', 'MONTHLY', 'DAILY', 'NEVER'), FALSE)
          AND COALESCE(overflow IN ('WIDEN', 'REFUSE'), FALSE) AND COALESCE(scope IN ('TYPE', 'PROJECT', 'STORE'), FALSE)
          AND COALESCE(taken IN ('SKIP', 'FAIL'), FALSE)) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'a setting has no such value';
  END IF;
END
