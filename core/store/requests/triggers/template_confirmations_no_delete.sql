CREATE OR REPLACE DEFINER = {{owner}} TRIGGER template_confirmations_no_delete
BEFORE DELETE ON template_confirmations FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'confirmations are never deleted'
