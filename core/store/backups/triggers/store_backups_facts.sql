CREATE OR REPLACE DEFINER = {{owner}} TRIGGER store_backups_facts
BEFORE INSERT ON store_backups FOR EACH ROW
BEGIN
  SET NEW.recorded_at = UTC_TIMESTAMP(6), NEW.recorded_by = caller_login();
  IF NEW.taken_at > NEW.recorded_at OR NEW.taken_at < '2000-01-02' OR NEW.ledger_rows < 0 OR NEW.newest_row_id < 0
     OR NEW.bytes < 1 OR (NEW.ledger_rows = 0) <> (NEW.newest_row_id = 0)
     OR NEW.newest_row_id > COALESCE((SELECT MAX(id) FROM document_number_audit), 0) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'no backup of this store';
  END IF;
END
