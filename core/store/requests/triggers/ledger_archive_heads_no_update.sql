CREATE OR REPLACE DEFINER = {{owner}} TRIGGER ledger_archive_heads_no_update
BEFORE UPDATE ON ledger_archive_heads FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'where an archive ends never changes'
