CREATE OR REPLACE DEFINER = {{owner}} TRIGGER pool_lanes_no_delete
BEFORE DELETE ON pool_lanes FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'rows of pool_lanes are never deleted'
