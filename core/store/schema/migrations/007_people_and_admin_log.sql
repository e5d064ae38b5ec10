-- Who a person is, who may draw numbers of which project, what the administrators set, and the log of what they did
-- (3.11.7, 3.11.8, 3.11.14.3). The log is chained: its trigger sets number, time, login and hash itself.

-- step
CREATE TABLE IF NOT EXISTS persons (
  id INT NOT NULL AUTO_INCREMENT,
  full_name VARCHAR(255) NOT NULL,
  PRIMARY KEY (id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
ALTER TABLE users
  ADD COLUMN IF NOT EXISTS person_id INT NULL COMMENT 'one account per person'

-- step
INSERT INTO persons (id, full_name)
SELECT id, display_name FROM users WHERE person_id IS NULL
ON DUPLICATE KEY UPDATE full_name = VALUES(full_name)

-- step
UPDATE users SET person_id = id WHERE person_id IS NULL

-- step
ALTER TABLE users
  MODIFY COLUMN person_id INT NOT NULL DEFAULT 0 COMMENT 'one account per person',
  ADD UNIQUE KEY IF NOT EXISTS uq_user_person (person_id),
  ADD CONSTRAINT fk_user_person FOREIGN KEY IF NOT EXISTS (person_id)
    REFERENCES persons (id) ON DELETE RESTRICT ON UPDATE RESTRICT

-- step
CREATE TABLE IF NOT EXISTS store_settings (
  name VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  value INT NOT NULL,
  least INT NOT NULL,
  most INT NOT NULL,
  changed_by INT NULL,
  changed_at DATETIME(6) NULL,
  change_reason TEXT NULL,
  PRIMARY KEY (name)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
INSERT IGNORE INTO store_settings (name, value, least, most)
VALUES ('approvals_needed', 1, 1, 5),
       ('reset_valid_hours', 72, 1, 720),
       ('person_writes_per_minute', 10, 1, 100000),
       ('address_writes_per_minute', 50, 1, 100000)

-- step
CREATE TABLE IF NOT EXISTS admin_log (
  seq BIGINT NOT NULL,
  occurred_at DATETIME(6) NOT NULL DEFAULT '2000-01-01',
  login VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '',
  host VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '',
  user_id INT NULL COMMENT 'no foreign keys: the log outlives everything',
  role VARCHAR(20) NOT NULL DEFAULT '',
  action VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  outcome ENUM('DONE', 'DENIED') NOT NULL DEFAULT 'DONE',
  project_id INT NULL,
  subject VARCHAR(255) NOT NULL DEFAULT '',
  details TEXT NULL COMMENT 'JSON',
  reason TEXT NULL,
  previous_hash BINARY(32) NOT NULL DEFAULT '',
  row_hash BINARY(32) NOT NULL DEFAULT '',
  PRIMARY KEY (seq),
  KEY idx_admin_log_time (occurred_at),
  KEY idx_admin_log_login (login, occurred_at),
  KEY idx_admin_log_host (host, occurred_at)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS admin_log_head (
  id TINYINT NOT NULL,
  seq BIGINT NOT NULL,
  hash BINARY(32) NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT chk_admin_log_head_single CHECK (id = 1)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
INSERT IGNORE INTO admin_log_head (id, seq, hash) VALUES (1, 0, UNHEX(REPEAT('00', 32)))

-- step
CREATE OR REPLACE DEFINER = {{owner}} FUNCTION caller_login() RETURNS VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin
NO SQL
RETURN LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER())))

-- step
CREATE OR REPLACE DEFINER = {{owner}} FUNCTION chained_text(field LONGTEXT CHARACTER SET utf8mb4) RETURNS LONGTEXT CHARACTER SET utf8mb4
DETERMINISTIC NO SQL
RETURN IF(field IS NULL, '-', CONCAT(OCTET_LENGTH(field), ':', field))

-- step
CREATE OR REPLACE DEFINER = {{owner}} FUNCTION is_call(
  action VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin, outcome VARCHAR(10), details TEXT CHARACTER SET utf8mb4)
RETURNS BOOLEAN
DETERMINISTIC NO SQL
COMMENT 'whether the entry stands for one call of a routine by a person (3.11.14.2)'
RETURN (outcome = 'DENIED' AND NOT (JSON_VALUE(details, '$.code') <=> 31004))
    OR (outcome = 'DONE' AND action IN ('TEMPLATE_CHANGED', 'RESET_REQUESTED', 'RESET_APPROVED', 'RESET_REJECTED', 'RESET_WITHDRAWN',
                  'SETTING_CHANGED', 'ERROR_RESOLVED'))

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER users_person
BEFORE INSERT ON users FOR EACH ROW
BEGIN
  IF NEW.person_id = 0 THEN
    INSERT INTO persons (full_name) VALUES (NEW.display_name);
    SET NEW.person_id = LAST_INSERT_ID();
  END IF;
END

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER admin_log_chain
BEFORE INSERT ON admin_log FOR EACH ROW
BEGIN
  DECLARE earlier BINARY(32) DEFAULT NULL;
  SET NEW.login = caller_login();
  SET NEW.host = SUBSTRING(USER(), CHAR_LENGTH(caller_login()) + 2);
  SET NEW.user_id = (SELECT id FROM users WHERE username = NEW.login);
  SET NEW.role = COALESCE((SELECT role FROM users WHERE id = NEW.user_id), '');
  UPDATE admin_log_head SET seq = seq + 1 WHERE id = 1;
  SET NEW.seq = (SELECT seq FROM admin_log_head WHERE id = 1);
  SET earlier = (SELECT hash FROM admin_log_head WHERE id = 1);
  SET NEW.occurred_at = UTC_TIMESTAMP(6);
  SET NEW.previous_hash = earlier;
  SET NEW.row_hash = UNHEX(SHA2(CONCAT(
    'AL1', chained_text(HEX(earlier)), chained_text(NEW.seq), chained_text(NEW.occurred_at), chained_text(NEW.login),
    chained_text(NEW.host), chained_text(NEW.user_id), chained_text(NEW.role), chained_text(NEW.action),
    chained_text(NEW.outcome), chained_text(NEW.project_id), chained_text(NEW.subject), chained_text(NEW.details),
    chained_text(NEW.reason)), 256));
  UPDATE admin_log_head SET hash = NEW.row_hash WHERE id = 1;
END

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER admin_log_no_update
BEFORE UPDATE ON admin_log FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'admin_log is insert-only'

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER admin_log_no_delete
BEFORE DELETE ON admin_log FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'admin_log is insert-only'

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER users_log_insert
AFTER INSERT ON users FOR EACH ROW
INSERT INTO admin_log (action, subject, details)
VALUES ('PERSON_ADDED', NEW.username,
        JSON_OBJECT('user', NEW.id, 'person', NEW.person_id, 'role', NEW.role, 'active', NEW.is_active))

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER users_log_update
AFTER UPDATE ON users FOR EACH ROW
BEGIN
  IF NOT (OLD.username <=> NEW.username AND OLD.role <=> NEW.role AND OLD.is_active <=> NEW.is_active
          AND OLD.person_id <=> NEW.person_id) THEN
    INSERT INTO admin_log (action, subject, details)
    VALUES ('PERSON_CHANGED', NEW.username,
            JSON_OBJECT('user', NEW.id, 'person', NEW.person_id, 'role', NEW.role, 'active', NEW.is_active,
                        'before', JSON_OBJECT('username', OLD.username, 'person', OLD.person_id, 'role', OLD.role,
                                              'active', OLD.is_active)));
  END IF;
END

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER project_admins_log_insert
AFTER INSERT ON project_admins FOR EACH ROW
INSERT INTO admin_log (action, project_id, subject)
VALUES ('PROJECT_GIVEN', NEW.project_id, (SELECT username FROM users WHERE id = NEW.user_id))

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER project_admins_log_delete
AFTER DELETE ON project_admins FOR EACH ROW
INSERT INTO admin_log (action, project_id, subject)
VALUES ('PROJECT_TAKEN', OLD.project_id, (SELECT username FROM users WHERE id = OLD.user_id))

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER store_settings_log_update
AFTER UPDATE ON store_settings FOR EACH ROW
BEGIN
  IF OLD.value <> NEW.value THEN
    INSERT INTO admin_log (action, subject, details, reason)
    VALUES ('SETTING_CHANGED', NEW.name, JSON_OBJECT('before', OLD.value, 'after', NEW.value), NEW.change_reason);
  END IF;
END

-- step
ALTER TABLE document_number_configs
  ADD COLUMN IF NOT EXISTS restored_version INT NULL COMMENT 'the version that this one brought back'

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_configs_history_insert
AFTER INSERT ON document_number_configs FOR EACH ROW FOLLOWS document_number_configs_stamp_insert
BEGIN
  INSERT INTO document_number_config_history
    (config_id, version, template_before, template_after, period, overflow_policy, uniqueness_scope, taken_policy,
     restored_version, changed_by, changed_at, change_reason)
  VALUES (NEW.id, NEW.version, NULL, NEW.template, NEW.period, NEW.overflow_policy, NEW.uniqueness_scope,
          NEW.taken_policy, NEW.restored_version, NEW.changed_by, NEW.changed_at, NEW.change_reason);
  INSERT INTO admin_log (action, project_id, subject, details, reason)
  VALUES ('TEMPLATE_CHANGED', NEW.project_id,
          COALESCE((SELECT type_code FROM correspondence_types WHERE id = NEW.correspondence_type_id), '*'),
          JSON_OBJECT('config', NEW.id, 'version', NEW.version, 'before', NULL, 'after', NEW.template,
                      'period', NEW.period, 'overflow', NEW.overflow_policy, 'scope', NEW.uniqueness_scope,
                      'taken', NEW.taken_policy),
          NEW.change_reason);
END

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_configs_history_update
AFTER UPDATE ON document_number_configs FOR EACH ROW FOLLOWS document_number_configs_stamp_update
BEGIN
  INSERT INTO document_number_config_history
    (config_id, version, template_before, template_after, period, overflow_policy, uniqueness_scope, taken_policy,
     restored_version, changed_by, changed_at, change_reason)
  VALUES (NEW.id, NEW.version, OLD.template, NEW.template, NEW.period, NEW.overflow_policy, NEW.uniqueness_scope,
          NEW.taken_policy, NEW.restored_version, NEW.changed_by, NEW.changed_at, NEW.change_reason);
  INSERT INTO admin_log (action, project_id, subject, details, reason)
  VALUES ('TEMPLATE_CHANGED', NEW.project_id,
          COALESCE((SELECT type_code FROM correspondence_types WHERE id = NEW.correspondence_type_id), '*'),
          JSON_OBJECT('config', NEW.id, 'version', NEW.version, 'before', OLD.template, 'after', NEW.template,
                      'period', NEW.period, 'overflow', NEW.overflow_policy, 'scope', NEW.uniqueness_scope,
                      'taken', NEW.taken_policy, 'restored', NEW.restored_version),
          NEW.change_reason);
END

-- step
CREATE TABLE IF NOT EXISTS lekthi_routines (
  id TINYINT NOT NULL,
  fingerprint CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT chk_routines_single CHECK (id = 1)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
