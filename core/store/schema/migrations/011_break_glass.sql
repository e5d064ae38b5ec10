-- Breaking the glass: an administrator of the server opens an account when nobody else can. It leaves an entry that two
-- different persons have to review; until then the account decides about no reset and changes no setting (3.11.7).

-- step
CREATE TABLE IF NOT EXISTS glass_breaks (
  id BIGINT NOT NULL AUTO_INCREMENT,
  login VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  person_id INT NOT NULL COMMENT 'no foreign keys: cascades run past triggers, and the entry outlives all',
  opened_by ENUM('ACTIVATE', 'PASSWORD', 'UNLOCK') NOT NULL,
  reason TEXT NOT NULL,
  broken_by VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  broken_at DATETIME(6) NOT NULL,
  PRIMARY KEY (id),
  KEY idx_glass_person (person_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS glass_reviews (
  break_id BIGINT NOT NULL,
  person_id INT NOT NULL,
  user_id INT NOT NULL,
  comment TEXT NOT NULL,
  reviewed_at DATETIME(6) NOT NULL,
  PRIMARY KEY (break_id, person_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE OR REPLACE DEFINER = {{owner}} FUNCTION is_glass_open(person INT) RETURNS BOOLEAN
READS SQL DATA
COMMENT 'whether the account of the person was opened by breaking the glass and not yet reviewed by two others'
RETURN EXISTS (SELECT 1 FROM glass_breaks AS breaks
               WHERE breaks.person_id = person
                 AND (SELECT COUNT(*) FROM glass_reviews WHERE break_id = breaks.id) < 2)

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER glass_breaks_facts
BEFORE INSERT ON glass_breaks FOR EACH ROW
BEGIN
  SET NEW.person_id = COALESCE((SELECT person_id FROM users WHERE username = NEW.login), 0);
  SET NEW.broken_by = caller_login();
  SET NEW.broken_at = UTC_TIMESTAMP(6);
END

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER glass_breaks_log_insert
AFTER INSERT ON glass_breaks FOR EACH ROW
INSERT INTO admin_log (action, subject, details, reason)
VALUES ('GLASS_BROKEN', NEW.login, JSON_OBJECT('break', NEW.id, 'person', NEW.person_id, 'opened', NEW.opened_by),
        NEW.reason)

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER glass_breaks_no_update
BEFORE UPDATE ON glass_breaks FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'broken glass stays broken'

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER glass_breaks_no_delete
BEFORE DELETE ON glass_breaks FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'broken glass stays broken'

-- step
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

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER glass_reviews_log_insert
AFTER INSERT ON glass_reviews FOR EACH ROW
INSERT INTO admin_log (action, subject, details, reason)
VALUES ('GLASS_REVIEWED', (SELECT login FROM glass_breaks WHERE id = NEW.break_id),
        JSON_OBJECT('break', NEW.break_id, 'person', NEW.person_id), NEW.comment)

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER glass_reviews_no_update
BEFORE UPDATE ON glass_reviews FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'reviews never change'

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER glass_reviews_no_delete
BEFORE DELETE ON glass_reviews FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'reviews are never deleted'
