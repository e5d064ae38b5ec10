CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_audit_no_delete
BEFORE DELETE ON document_number_audit FOR EACH ROW
BEGIN
  IF NOT {{is_sandbox}} THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'document_number_audit is insert-only';
  END IF;
END
