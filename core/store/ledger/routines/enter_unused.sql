CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.enter_unused(
  request CHAR(36) CHARACTER SET ascii, reason TEXT CHARACTER SET utf8mb4, admin INT) RETURNS BIGINT
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'the ledger row of the number; admin: the Super Admin who marks it, NULL: the account that drew it. A function is one statement, so that one that is killed in it leaves nothing'
BEGIN
  DECLARE issued_id BIGINT DEFAULT NULL;
  DECLARE counter BIGINT;
  DECLARE project INT;
  DECLARE drawer INT;
  DECLARE holder BIGINT;
  DECLARE is_unused BOOLEAN;
  DECLARE account INT DEFAULT admin;
  DECLARE own_id CHAR(36) CHARACTER SET utf8mb4;
  DECLARE number_text VARCHAR(100) CHARACTER SET utf8mb4;
  DECLARE message VARCHAR(128);
  CALL {{api}}.lock_issued_number(request, issued_id, counter, project, drawer, holder, is_unused);
  IF admin IS NULL THEN
    CALL {{api}}.require_drawer_of(drawer, counter, project, account);
  END IF;
  IF holder IS NOT NULL THEN
    SET message = CONCAT('the number belongs to another document|', holder);
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31080, MESSAGE_TEXT = message;
  END IF;
  IF NOT is_unused THEN
    CALL {{api}}.enter_event('UNUSED', issued_id, NULL, JSON_OBJECT('reason', reason), account, own_id);
    IF admin IS NOT NULL THEN
      SELECT generated_number INTO number_text FROM {{store}}.document_number_audit WHERE id = issued_id;
      INSERT INTO {{store}}.admin_log (action, project_id, subject, details, reason)
      VALUES ('NUMBER_UNUSED', project, number_text, JSON_OBJECT('number', number_text, 'row', own_id), reason);
    END IF;
  END IF;
  RETURN issued_id;
END
