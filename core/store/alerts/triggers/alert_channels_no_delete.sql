CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_channels_no_delete
BEFORE DELETE ON alert_channels FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'channels are switched off, not deleted'
