CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_transitions_no_update
BEFORE UPDATE ON alert_transitions FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'the history of alerts never changes'
