CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.enter_document(
  request CHAR(36) CHARACTER SET ascii, document BIGINT, another BOOLEAN) RETURNS BIGINT
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'the ledger row of the number; a function is one statement, so that one that is killed in it leaves nothing'
BEGIN
  DECLARE issued_id BIGINT DEFAULT NULL;
  DECLARE counter BIGINT;
  DECLARE project INT;
  DECLARE drawer INT;
  DECLARE holder BIGINT;
  DECLARE is_unused BOOLEAN;
  DECLARE account INT;
  DECLARE own_id CHAR(36) CHARACTER SET utf8mb4;
  DECLARE epoch INT;
  DECLARE sequence INT;
  DECLARE message VARCHAR(128);
  IF NOT COALESCE(document > 0 AND another IN (FALSE, TRUE), FALSE) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31078, MESSAGE_TEXT = 'no document has such a number';
  END IF;
  CALL {{api}}.lock_issued_number(request, issued_id, counter, project, drawer, holder, is_unused);
  CALL {{api}}.require_drawer_of(drawer, counter, project, account);
  IF holder <> document THEN
    SET message = CONCAT('the number belongs to another document|', holder);
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31080, MESSAGE_TEXT = message;
  END IF;
  IF is_unused THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31081, MESSAGE_TEXT = 'the number was marked as unused';
  END IF;
  IF holder IS NULL THEN
    CALL {{api}}.enter_event('BOUND', issued_id, document, NULL, account, own_id);
    IF NOT another THEN
      SELECT reset_epoch, sequence_number INTO epoch, sequence FROM {{store}}.document_number_audit WHERE id = issued_id;
      CALL {{api}}.require_first_numbers(
        JSON_ARRAY(document + 0), JSON_OBJECT(CONCAT(counter, '-', epoch), JSON_ARRAY(sequence - 1, sequence)));
    END IF;
  END IF;
  RETURN issued_id;
END
