CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_counters_delete
BEFORE DELETE ON document_number_counters FOR EACH ROW
BEGIN
  IF NOT {{is_sandbox}} THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31030, MESSAGE_TEXT = 'counters are never deleted';
  END IF;
END
