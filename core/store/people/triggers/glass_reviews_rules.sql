CREATE OR REPLACE DEFINER = {{owner}} TRIGGER glass_reviews_rules
BEFORE INSERT ON glass_reviews FOR EACH ROW
BEGIN
  IF NOT EXISTS (SELECT 1 FROM glass_breaks WHERE id = NEW.break_id AND person_id <> NEW.person_id) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31006, MESSAGE_TEXT = 'nobody reviews what opened his own account';
  END IF;
  IF is_glass_open(NEW.person_id) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31005, MESSAGE_TEXT = 'the account was opened by breaking the glass';
  END IF;
  IF NOT EXISTS (SELECT 1 FROM users
                 WHERE id = NEW.user_id AND person_id = NEW.person_id AND username = caller_login()
                   AND role IN ('SUPER_ADMIN', 'AUDITOR') AND is_active) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31002, MESSAGE_TEXT = 'only an active Super Admin or auditor reviews, and only himself';
  END IF;
  SET NEW.reviewed_at = UTC_TIMESTAMP(6);
END
