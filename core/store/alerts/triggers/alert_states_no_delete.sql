CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_states_no_delete
BEFORE DELETE ON alert_states FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'alerts are never deleted'
