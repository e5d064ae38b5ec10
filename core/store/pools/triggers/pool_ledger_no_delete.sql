CREATE OR REPLACE DEFINER = {{owner}} TRIGGER pool_ledger_no_delete
BEFORE DELETE ON pool_ledger FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'rows of pool_ledger are never deleted'
