CREATE OR REPLACE DEFINER = {{owner}} TRIGGER pool_grants_no_update
BEFORE UPDATE ON pool_grants FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'a pool is given or taken, so that the log tells it'
