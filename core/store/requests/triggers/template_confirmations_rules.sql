CREATE OR REPLACE DEFINER = {{owner}} TRIGGER template_confirmations_rules
BEFORE INSERT ON template_confirmations FOR EACH ROW
BEGIN
  IF NOT EXISTS (SELECT 1 FROM users
                 WHERE id = NEW.user_id AND person_id = NEW.person_id AND username = caller_login()
                   AND role = 'SUPER_ADMIN' AND is_active) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31002, MESSAGE_TEXT = 'only an active Super Admin confirms, and only himself';
  END IF;
  SET NEW.confirmed_at = UTC_TIMESTAMP(6);
END
