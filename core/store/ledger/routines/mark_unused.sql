CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.mark_unused(
  IN request CHAR(36) CHARACTER SET ascii, IN reason TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'a number that no document will get, by the account that drew it or a Super Admin: it stays taken, and the ledger says why; once more changes nothing'
BEGIN
  DECLARE own_role VARCHAR(20) DEFAULT NULL;
  DECLARE actor INT DEFAULT NULL;
  DECLARE person INT;
  DECLARE row_of_number BIGINT;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_denial('NUMBER_UNUSED', code, text, request);
    RESIGNAL;
  END;
  CALL {{api}}.undo_settings();
  START TRANSACTION READ ONLY;
  SELECT role INTO own_role FROM {{store}}.users WHERE username = {{store}}.caller_login();
  COMMIT;
  IF own_role = 'SUPER_ADMIN' THEN
    CALL {{api}}.begin_write('SUPER_ADMIN', actor, person);
  ELSE
    START TRANSACTION READ WRITE;
    CALL {{api}}.require_drawer(NULL, FALSE);
  END IF;
  CALL {{api}}.require_reason(reason, 5);
  SET row_of_number = {{api}}.enter_unused(request, reason, actor);
  COMMIT;
  SELECT generated_number AS number FROM {{store}}.document_number_audit WHERE id = row_of_number;
END
