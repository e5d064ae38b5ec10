CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_deliveries_no_delete
BEFORE DELETE ON alert_deliveries FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'deliveries are never deleted'
