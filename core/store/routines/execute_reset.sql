-- for:
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.execute_reset(IN counter BIGINT, IN wanted INT, IN above VARCHAR(10))
MODIFIES SQL DATA
SQL SECURITY DEFINER
BEGIN
  IF above = 'VOID' THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31026, MESSAGE_TEXT = 'numbers of documents are not released';
  END IF;
  UPDATE {{store}}.document_number_counters
  SET last_number = wanted, reset_epoch = reset_epoch + 1, version = version + 1, updated_at = UTC_TIMESTAMP(6)
  WHERE id = counter;
END
