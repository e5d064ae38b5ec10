CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.bind_document(
  IN request CHAR(36) CHARACTER SET ascii, IN document BIGINT, IN another BOOLEAN)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'a number that was drawn without a document gets one, once, by the account that drew it; the same document again changes nothing'
BEGIN
  DECLARE row_of_number BIGINT;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_denial('DOCUMENT_BOUND', code, text, request);
    RESIGNAL;
  END;
  CALL {{api}}.undo_settings();
  START TRANSACTION READ WRITE;
  -- Before anything is locked; for which projects is asked under the counter's lock.
  CALL {{api}}.require_drawer(NULL, FALSE);
  SET row_of_number = {{api}}.enter_document(request, document, another);
  COMMIT;
  SELECT generated_number AS number FROM {{store}}.document_number_audit WHERE id = row_of_number;
END
