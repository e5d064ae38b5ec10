-- Taking over an old register (3.11.7): one Super Admin requests, another one approves. What is asked for is kept with
-- the request, number by number, never changes, and explains afterwards why counters begin where they do.

-- step
ALTER TABLE document_number_audit
  MODIFY event ENUM('ISSUED', 'REVISED', 'VOIDED', 'TAKEN_OVER') NOT NULL

-- step
CREATE TABLE IF NOT EXISTS take_over_requests (
  id BIGINT NOT NULL AUTO_INCREMENT,
  project_id INT NOT NULL COMMENT 'no foreign keys: the request outlives all',
  correspondence_type_id INT NOT NULL,
  template_used VARCHAR(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL COMMENT 'by which the numbers were read back',
  template_version INT NOT NULL,
  facts TEXT NOT NULL COMMENT 'JSON: file name and SHA-256, lines read, not understood, repeated, taken already',
  plan_digest BINARY(32) NOT NULL COMMENT 'SHA-256 over all that is asked for',
  number_count INT NOT NULL,
  reason TEXT NOT NULL,
  requester_id INT NOT NULL,
  requester_person_id INT NOT NULL,
  requested_at DATETIME(6) NOT NULL,
  expires_at DATETIME(6) NOT NULL,
  approvals_needed INT NOT NULL COMMENT 'besides the requester',
  state ENUM('PENDING', 'EXECUTED', 'REJECTED', 'WITHDRAWN', 'EXPIRED', 'STALE') NOT NULL DEFAULT 'PENDING',
  open_type VARCHAR(24) CHARACTER SET ascii COLLATE ascii_bin
    GENERATED ALWAYS AS (IF(state = 1, CONCAT(project_id, ':', correspondence_type_id), NULL)) STORED,
  closer_id INT NULL,
  closed_at DATETIME(6) NULL,
  closing_reason TEXT NULL,
  PRIMARY KEY (id),
  UNIQUE KEY uq_take_over_open (open_type),
  KEY idx_take_over_type (project_id, correspondence_type_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS take_over_counters (
  request_id BIGINT NOT NULL,
  position INT NOT NULL COMMENT 'from 1',
  originator_organization_id INT NOT NULL,
  recipient_organization_id INT NULL,
  sub_type_id INT NOT NULL,
  rfa_type_id INT NOT NULL,
  discipline_id INT NOT NULL,
  current_year INT NOT NULL,
  current_period INT NOT NULL,
  seen_number INT NOT NULL COMMENT 'of the counter when it was requested; 0 also if there was none',
  seen_version INT NOT NULL,
  new_number INT NOT NULL,
  number_count INT NOT NULL,
  missing_count INT NOT NULL COMMENT 'running numbers above seen_number that the register does not have',
  first_line INT NOT NULL,
  last_line INT NOT NULL,
  PRIMARY KEY (request_id, position)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS take_over_numbers (
  request_id BIGINT NOT NULL,
  position INT NOT NULL COMMENT 'of the counter',
  line INT NOT NULL COMMENT 'of the register',
  sequence_number INT NOT NULL,
  number VARCHAR(100) NOT NULL COMMENT 'as the template writes it',
  document_id BIGINT NULL,
  PRIMARY KEY (request_id, position, line),
  UNIQUE KEY uq_take_over_number (number, request_id),
  CONSTRAINT chk_take_over_sequence CHECK (sequence_number BETWEEN 1 AND 999999999)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS take_over_approvals (
  request_id BIGINT NOT NULL,
  person_id INT NOT NULL,
  user_id INT NOT NULL,
  comment TEXT NOT NULL,
  approved_at DATETIME(6) NOT NULL,
  PRIMARY KEY (request_id, person_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE OR REPLACE DEFINER = {{owner}} FUNCTION is_call(
  action VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin, outcome VARCHAR(10), details TEXT CHARACTER SET utf8mb4)
RETURNS BOOLEAN
DETERMINISTIC NO SQL
COMMENT 'whether the entry stands for one call of a routine by a person (3.11.14.2)'
RETURN (outcome = 'DENIED' AND NOT (JSON_VALUE(details, '$.code') <=> 31004))
    OR (outcome = 'DONE' AND action IN ('TEMPLATE_CHANGED', 'RESET_REQUESTED', 'RESET_APPROVED', 'RESET_REJECTED', 'RESET_WITHDRAWN',
                  'TAKE_OVER_REQUESTED', 'TAKE_OVER_APPROVED', 'TAKE_OVER_REJECTED', 'TAKE_OVER_WITHDRAWN',
                  'SETTING_CHANGED', 'ERROR_RESOLVED'))

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER take_over_requests_insert
BEFORE INSERT ON take_over_requests FOR EACH ROW
BEGIN
  IF NEW.state <> 'PENDING' OR NEW.approvals_needed < 1
     OR NOT EXISTS (SELECT 1 FROM users
                    WHERE id = NEW.requester_id AND person_id = NEW.requester_person_id AND username = caller_login()
                      AND role = 'SUPER_ADMIN' AND is_active) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31030, MESSAGE_TEXT = 'only an active Super Admin requests, and only himself';
  END IF;
END

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER take_over_requests_log_insert
AFTER INSERT ON take_over_requests FOR EACH ROW
INSERT INTO admin_log (action, project_id, subject, details, reason)
VALUES ('TAKE_OVER_REQUESTED', NEW.project_id,
        COALESCE((SELECT type_code FROM correspondence_types WHERE id = NEW.correspondence_type_id), ''),
        JSON_OBJECT('request', NEW.id, 'numbers', NEW.number_count, 'plan', LOWER(HEX(NEW.plan_digest)),
                    'template', NEW.template_version),
        NEW.reason)

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER take_over_requests_facts
BEFORE UPDATE ON take_over_requests FOR EACH ROW
BEGIN
  IF NOT (NEW.id <=> OLD.id AND NEW.project_id <=> OLD.project_id
          AND NEW.correspondence_type_id <=> OLD.correspondence_type_id
          AND NEW.template_used <=> OLD.template_used AND NEW.template_version <=> OLD.template_version
          AND BINARY NEW.facts <=> BINARY OLD.facts AND NEW.plan_digest <=> OLD.plan_digest
          AND NEW.number_count <=> OLD.number_count AND BINARY NEW.reason <=> BINARY OLD.reason
          AND NEW.requester_id <=> OLD.requester_id AND NEW.requester_person_id <=> OLD.requester_person_id
          AND NEW.requested_at <=> OLD.requested_at AND NEW.expires_at <=> OLD.expires_at
          AND NEW.approvals_needed <=> OLD.approvals_needed) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'the facts of a take-over never change';
  END IF;
  IF OLD.state <> 'PENDING' THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31024, MESSAGE_TEXT = 'the request is closed';
  END IF;
  IF NEW.state = 'EXECUTED'
     AND (SELECT COUNT(*) FROM take_over_approvals
          WHERE request_id = OLD.id AND person_id <> OLD.requester_person_id) < OLD.approvals_needed THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31030, MESSAGE_TEXT = 'the take-over is not approved';
  END IF;
END

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER take_over_requests_log_update
AFTER UPDATE ON take_over_requests FOR EACH ROW
INSERT INTO admin_log (action, project_id, subject, details, reason)
VALUES (CONCAT('TAKE_OVER_', NEW.state), NEW.project_id,
        COALESCE((SELECT type_code FROM correspondence_types WHERE id = NEW.correspondence_type_id), ''),
        JSON_OBJECT('request', NEW.id, 'numbers', NEW.number_count), NEW.closing_reason)

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER take_over_requests_no_delete
BEFORE DELETE ON take_over_requests FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'take-overs are never deleted'

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER take_over_counters_no_update
BEFORE UPDATE ON take_over_counters FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'the facts of a take-over never change'

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER take_over_counters_no_delete
BEFORE DELETE ON take_over_counters FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'the facts of a take-over never change'

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER take_over_numbers_no_update
BEFORE UPDATE ON take_over_numbers FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'the facts of a take-over never change'

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER take_over_numbers_no_delete
BEFORE DELETE ON take_over_numbers FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'the facts of a take-over never change'

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER take_over_approvals_rules
BEFORE INSERT ON take_over_approvals FOR EACH ROW
BEGIN
  IF NOT EXISTS (SELECT 1 FROM take_over_requests
                 WHERE id = NEW.request_id AND state = 'PENDING' AND requester_person_id <> NEW.person_id) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31021, MESSAGE_TEXT = 'nobody approves a request of his own';
  END IF;
  IF NOT EXISTS (SELECT 1 FROM users
                 WHERE id = NEW.user_id AND person_id = NEW.person_id AND username = caller_login()
                   AND role = 'SUPER_ADMIN' AND is_active) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31002, MESSAGE_TEXT = 'only an active Super Admin approves, and only himself';
  END IF;
END

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER take_over_approvals_log_insert
AFTER INSERT ON take_over_approvals FOR EACH ROW
INSERT INTO admin_log (action, project_id, subject, details, reason)
VALUES ('TAKE_OVER_APPROVED', (SELECT project_id FROM take_over_requests WHERE id = NEW.request_id),
        COALESCE((SELECT types.type_code FROM take_over_requests AS requests
                  JOIN correspondence_types AS types ON types.id = requests.correspondence_type_id
                  WHERE requests.id = NEW.request_id), ''),
        JSON_OBJECT('request', NEW.request_id, 'person', NEW.person_id), NEW.comment)

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER take_over_approvals_no_update
BEFORE UPDATE ON take_over_approvals FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'approvals never change'

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER take_over_approvals_no_delete
BEFORE DELETE ON take_over_approvals FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'approvals are never deleted'
