CREATE OR REPLACE DEFINER = {{owner}} TRIGGER template_confirmations_no_update
BEFORE UPDATE ON template_confirmations FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'confirmations never change'
