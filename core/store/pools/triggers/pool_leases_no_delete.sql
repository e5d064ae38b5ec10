CREATE OR REPLACE DEFINER = {{owner}} TRIGGER pool_leases_no_delete
BEFORE DELETE ON pool_leases FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'rows of pool_leases are never deleted'
