CREATE OR REPLACE DEFINER = {{owner}} TRIGGER alert_rules_no_delete
BEFORE DELETE ON alert_rules FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'rules are switched off, not deleted'
