CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_silences_no_delete
BEFORE DELETE ON alert_silences FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'silences are never deleted'
