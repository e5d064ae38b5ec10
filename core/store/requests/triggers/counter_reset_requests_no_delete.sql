CREATE OR REPLACE DEFINER = {{owner}} TRIGGER counter_reset_requests_no_delete
BEFORE DELETE ON counter_reset_requests FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'reset requests are never deleted'
