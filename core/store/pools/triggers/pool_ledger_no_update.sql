CREATE OR REPLACE DEFINER = {{owner}} TRIGGER pool_ledger_no_update
BEFORE UPDATE ON pool_ledger FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'pool_ledger is insert-only'
