-- Confirmations: another person, a Super Admin, lets a template be saved although the uniqueness proof found two
-- documents that would share a number (3.11.7). The store cannot run the proof; it keeps who answered for what.

-- step
CREATE TABLE IF NOT EXISTS template_confirmations (
  id BIGINT NOT NULL AUTO_INCREMENT,
  project_id INT NOT NULL COMMENT 'no foreign keys: cascades run past triggers, and the entry outlives all',
  correspondence_type_id INT NULL COMMENT 'NULL: the default of the project',
  template VARCHAR(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  period ENUM('YEARLY', 'FISCAL_YEAR', 'MONTHLY', 'DAILY', 'NEVER') NOT NULL,
  overflow_policy ENUM('WIDEN', 'REFUSE') NOT NULL,
  uniqueness_scope ENUM('TYPE', 'STORE') NOT NULL,
  follows_version INT NOT NULL COMMENT 'the version that the confirmed one is saved on top of; 0: none',
  person_id INT NOT NULL,
  user_id INT NOT NULL,
  reason TEXT NOT NULL,
  confirmed_at DATETIME(6) NOT NULL,
  PRIMARY KEY (id),
  KEY idx_confirmation (project_id, correspondence_type_id, follows_version)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
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

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER template_confirmations_log_insert
AFTER INSERT ON template_confirmations FOR EACH ROW
INSERT INTO admin_log (action, project_id, subject, details, reason)
VALUES ('TEMPLATE_CONFIRMED', NEW.project_id,
        COALESCE((SELECT type_code FROM correspondence_types WHERE id = NEW.correspondence_type_id), '*'),
        JSON_OBJECT('confirmation', NEW.id, 'follows', NEW.follows_version, 'after', NEW.template, 'period', NEW.period,
                    'overflow', NEW.overflow_policy, 'scope', NEW.uniqueness_scope),
        NEW.reason)

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER template_confirmations_no_update
BEFORE UPDATE ON template_confirmations FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'confirmations never change'

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER template_confirmations_no_delete
BEFORE DELETE ON template_confirmations FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'confirmations are never deleted'

-- step
ALTER TABLE document_number_configs
  ADD COLUMN IF NOT EXISTS confirmation_id BIGINT NULL COMMENT 'what the version in force relies on'

-- step
ALTER TABLE document_number_config_history
  ADD COLUMN IF NOT EXISTS confirmation_id BIGINT NULL COMMENT 'what this version relied on'

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_configs_history_insert
AFTER INSERT ON document_number_configs FOR EACH ROW FOLLOWS document_number_configs_stamp_insert
BEGIN
  INSERT INTO document_number_config_history
    (config_id, version, template_before, template_after, period, overflow_policy, uniqueness_scope, taken_policy,
     restored_version, confirmation_id, changed_by, changed_at, change_reason)
  VALUES (NEW.id, NEW.version, NULL, NEW.template, NEW.period, NEW.overflow_policy, NEW.uniqueness_scope,
          NEW.taken_policy, NEW.restored_version, NEW.confirmation_id, NEW.changed_by, NEW.changed_at, NEW.change_reason);
  INSERT INTO admin_log (action, project_id, subject, details, reason)
  VALUES ('TEMPLATE_CHANGED', NEW.project_id,
          COALESCE((SELECT type_code FROM correspondence_types WHERE id = NEW.correspondence_type_id), '*'),
          JSON_OBJECT('config', NEW.id, 'version', NEW.version, 'before', NULL, 'after', NEW.template,
                      'period', NEW.period, 'overflow', NEW.overflow_policy, 'scope', NEW.uniqueness_scope,
                      'taken', NEW.taken_policy, 'confirmation', NEW.confirmation_id),
          NEW.change_reason);
END

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_configs_history_update
AFTER UPDATE ON document_number_configs FOR EACH ROW FOLLOWS document_number_configs_stamp_update
BEGIN
  INSERT INTO document_number_config_history
    (config_id, version, template_before, template_after, period, overflow_policy, uniqueness_scope, taken_policy,
     restored_version, confirmation_id, changed_by, changed_at, change_reason)
  VALUES (NEW.id, NEW.version, OLD.template, NEW.template, NEW.period, NEW.overflow_policy, NEW.uniqueness_scope,
          NEW.taken_policy, NEW.restored_version, NEW.confirmation_id, NEW.changed_by, NEW.changed_at, NEW.change_reason);
  INSERT INTO admin_log (action, project_id, subject, details, reason)
  VALUES ('TEMPLATE_CHANGED', NEW.project_id,
          COALESCE((SELECT type_code FROM correspondence_types WHERE id = NEW.correspondence_type_id), '*'),
          JSON_OBJECT('config', NEW.id, 'version', NEW.version, 'before', OLD.template, 'after', NEW.template,
                      'period', NEW.period, 'overflow', NEW.overflow_policy, 'scope', NEW.uniqueness_scope,
                      'taken', NEW.taken_policy, 'restored', NEW.restored_version, 'confirmation', NEW.confirmation_id),
          NEW.change_reason);
END

-- step
CREATE OR REPLACE DEFINER = {{owner}} FUNCTION is_call(
  action VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin, outcome VARCHAR(10), details TEXT CHARACTER SET utf8mb4)
RETURNS BOOLEAN
DETERMINISTIC NO SQL
COMMENT 'whether the entry stands for one call of a routine by a person (3.11.14.2)'
RETURN (outcome = 'DENIED' AND NOT (JSON_VALUE(details, '$.code') <=> 31004))
    OR (outcome = 'DONE' AND action IN ('TEMPLATE_CHANGED', 'TEMPLATE_CONFIRMED', 'RESET_REQUESTED', 'RESET_APPROVED', 'RESET_REJECTED', 'RESET_WITHDRAWN',
                  'TAKE_OVER_REQUESTED', 'TAKE_OVER_APPROVED', 'TAKE_OVER_REJECTED', 'TAKE_OVER_WITHDRAWN',
                  'SETTING_CHANGED', 'ERROR_RESOLVED'))
