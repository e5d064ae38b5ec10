CREATE OR REPLACE DEFINER = {{owner}} TRIGGER store_backups_no_delete
BEFORE DELETE ON store_backups FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'store_backups is insert-only'
