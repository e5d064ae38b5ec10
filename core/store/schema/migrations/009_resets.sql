-- Resets of counters: one Super Admin requests, another person who is one approves (3.11.7). What is asked for never
-- changes, nothing is deleted, and no counter goes back without an executed request, whoever tries.

-- step
CREATE TABLE IF NOT EXISTS counter_reset_requests (
  id BIGINT NOT NULL AUTO_INCREMENT,
  counter_id BIGINT NOT NULL COMMENT 'no foreign keys: cascades run past triggers, and the request outlives all',
  seen_number INT NOT NULL COMMENT 'last_number of the counter when the reset was requested',
  seen_version INT NOT NULL,
  new_number INT NOT NULL,
  issued_above ENUM('SKIP', 'VOID') NOT NULL COMMENT 'what becomes of the numbers above new_number',
  count_above INT NOT NULL COMMENT 'how many numbers were in force above new_number',
  reason TEXT NOT NULL,
  requester_id INT NOT NULL,
  requester_person_id INT NOT NULL,
  requested_at DATETIME(6) NOT NULL,
  expires_at DATETIME(6) NOT NULL,
  approvals_needed INT NOT NULL COMMENT 'besides the requester',
  state ENUM('PENDING', 'EXECUTED', 'REJECTED', 'WITHDRAWN', 'EXPIRED', 'STALE') NOT NULL DEFAULT 'PENDING',
  open_counter BIGINT GENERATED ALWAYS AS (IF(state = 1, counter_id, NULL)) STORED,
  closer_id INT NULL,
  closed_at DATETIME(6) NULL,
  closing_reason TEXT NULL,
  PRIMARY KEY (id),
  UNIQUE KEY uq_reset_open (open_counter),
  KEY idx_reset_counter (counter_id, id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS counter_reset_approvals (
  request_id BIGINT NOT NULL,
  person_id INT NOT NULL,
  user_id INT NOT NULL,
  seen_version INT NOT NULL,
  comment TEXT NOT NULL,
  approved_at DATETIME(6) NOT NULL,
  PRIMARY KEY (request_id, person_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER counter_reset_requests_log_insert
AFTER INSERT ON counter_reset_requests FOR EACH ROW
INSERT INTO admin_log (action, project_id, subject, details, reason)
VALUES ('RESET_REQUESTED', (SELECT project_id FROM document_number_counters WHERE id = NEW.counter_id), NEW.counter_id,
        JSON_OBJECT('request', NEW.id, 'from', NEW.seen_number, 'version', NEW.seen_version, 'to', NEW.new_number,
                    'above', NEW.issued_above, 'count', NEW.count_above),
        NEW.reason)

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER counter_reset_requests_facts
BEFORE UPDATE ON counter_reset_requests FOR EACH ROW
BEGIN
  IF NOT (NEW.id <=> OLD.id AND NEW.counter_id <=> OLD.counter_id AND NEW.seen_number <=> OLD.seen_number
          AND NEW.seen_version <=> OLD.seen_version AND NEW.new_number <=> OLD.new_number
          AND NEW.issued_above <=> OLD.issued_above AND NEW.count_above <=> OLD.count_above
          AND BINARY NEW.reason <=> BINARY OLD.reason AND NEW.requester_id <=> OLD.requester_id
          AND NEW.requester_person_id <=> OLD.requester_person_id AND NEW.requested_at <=> OLD.requested_at
          AND NEW.expires_at <=> OLD.expires_at AND NEW.approvals_needed <=> OLD.approvals_needed) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'the facts of a reset request never change';
  END IF;
  IF OLD.state <> 'PENDING' THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31024, MESSAGE_TEXT = 'the reset request is closed';
  END IF;
  IF NEW.state = 'EXECUTED'
     AND (SELECT COUNT(*) FROM counter_reset_approvals
          WHERE request_id = OLD.id AND person_id <> OLD.requester_person_id) < OLD.approvals_needed THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31030, MESSAGE_TEXT = 'the reset request is not approved';
  END IF;
END

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER counter_reset_requests_log_update
AFTER UPDATE ON counter_reset_requests FOR EACH ROW
INSERT INTO admin_log (action, project_id, subject, details, reason)
VALUES (CONCAT('RESET_', NEW.state), (SELECT project_id FROM document_number_counters WHERE id = NEW.counter_id),
        NEW.counter_id, JSON_OBJECT('request', NEW.id, 'from', NEW.seen_number, 'to', NEW.new_number),
        NEW.closing_reason)

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER counter_reset_requests_no_delete
BEFORE DELETE ON counter_reset_requests FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'reset requests are never deleted'

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER counter_reset_approvals_rules
BEFORE INSERT ON counter_reset_approvals FOR EACH ROW
BEGIN
  IF NOT EXISTS (SELECT 1 FROM counter_reset_requests
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
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER counter_reset_approvals_log_insert
AFTER INSERT ON counter_reset_approvals FOR EACH ROW
INSERT INTO admin_log (action, subject, details, reason)
VALUES ('RESET_APPROVED', (SELECT counter_id FROM counter_reset_requests WHERE id = NEW.request_id),
        JSON_OBJECT('request', NEW.request_id, 'person', NEW.person_id, 'version', NEW.seen_version), NEW.comment)

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER counter_reset_approvals_no_update
BEFORE UPDATE ON counter_reset_approvals FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'approvals never change'

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER counter_reset_approvals_no_delete
BEFORE DELETE ON counter_reset_approvals FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'approvals are never deleted'

-- step
ALTER TABLE document_number_counters
  ADD COLUMN IF NOT EXISTS moved_by VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT ''
    COMMENT 'login that changed the counter last; set by the trigger'

-- step
CREATE OR REPLACE DEFINER = {{owner}} FUNCTION is_account() RETURNS BOOLEAN
READS SQL DATA
RETURN EXISTS (SELECT 1 FROM users WHERE username = caller_login())

-- step
CREATE OR REPLACE DEFINER = {{owner}} FUNCTION may_draw(project INT) RETURNS BOOLEAN
READS SQL DATA
COMMENT 'whether the caller may draw numbers of the project: an administrator of the server, or an active allocator of it'
BEGIN
  DECLARE account INT DEFAULT NULL;
  IF {{is_sandbox}} THEN
    RETURN TRUE;
  END IF;
  SET account = (SELECT IF(role = 'ALLOCATOR' AND is_active, id, 0)
                 FROM users WHERE username = caller_login() LOCK IN SHARE MODE);
  RETURN account IS NULL
    OR EXISTS (SELECT 1 FROM project_admins WHERE user_id = account AND project_id = project LOCK IN SHARE MODE);
END

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_counters_insert
BEFORE INSERT ON document_number_counters FOR EACH ROW
BEGIN
  SET NEW.moved_by = caller_login();
  IF NOT may_draw(NEW.project_id) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31031, MESSAGE_TEXT = 'this account may not draw numbers of the project';
  END IF;
  IF NOT {{is_sandbox}} AND is_account()
     AND (NEW.id <> 0 OR @@insert_id <> 0 OR NEW.last_number <> 0 OR NEW.version <> 0 OR NEW.reset_epoch <> 0
          OR NEW.ledger_head IS NOT NULL OR NEW.ledger_length <> 0
          OR NOT (NEW.current_year = 0 OR NEW.current_year BETWEEN 2020 AND 2100)
          OR NEW.current_period NOT BETWEEN 0 AND 1231
          OR NOT EXISTS (SELECT 1 FROM organizations WHERE id = NEW.originator_organization_id)
          OR NOT EXISTS (SELECT 1 FROM organizations
                         WHERE id = COALESCE(NEW.recipient_organization_id, NEW.originator_organization_id))
          OR NOT EXISTS (SELECT 1 FROM correspondence_types WHERE id = NEW.correspondence_type_id)) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31030, MESSAGE_TEXT = 'a counter begins at nothing, with a key of the store';
  END IF;
END

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_counters_update
BEFORE UPDATE ON document_number_counters FOR EACH ROW
BEGIN
  IF NEW.last_number < 0 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31033, MESSAGE_TEXT = 'the counter is not at the expected version';
  END IF;
  IF NOT (NEW.id <=> OLD.id AND NEW.project_id <=> OLD.project_id
          AND NEW.originator_organization_id <=> OLD.originator_organization_id
          AND NEW.recipient_organization_id <=> OLD.recipient_organization_id
          AND NEW.correspondence_type_id <=> OLD.correspondence_type_id AND NEW.sub_type_id <=> OLD.sub_type_id
          AND NEW.rfa_type_id <=> OLD.rfa_type_id AND NEW.discipline_id <=> OLD.discipline_id
          AND NEW.current_year <=> OLD.current_year AND NEW.current_period <=> OLD.current_period)
     OR NEW.version NOT IN (OLD.version, OLD.version + 1)
     OR (NEW.version = OLD.version
         AND NOT (NEW.last_number <=> OLD.last_number AND NEW.reset_epoch <=> OLD.reset_epoch
                  AND NEW.ledger_head <=> OLD.ledger_head AND NEW.ledger_length <=> OLD.ledger_length)) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31030, MESSAGE_TEXT = 'a counter keeps its key and its version goes up';
  END IF;
  IF NEW.last_number < OLD.last_number OR NEW.reset_epoch <> OLD.reset_epoch THEN
    IF NEW.reset_epoch <> OLD.reset_epoch + 1
       OR NOT EXISTS (
         SELECT 1 FROM counter_reset_requests AS requests
         WHERE requests.counter_id = OLD.id AND requests.state = 'EXECUTED' AND requests.seen_version = OLD.version
           AND requests.seen_number = OLD.last_number AND requests.new_number = NEW.last_number
           AND (SELECT COUNT(*) FROM counter_reset_approvals AS approvals
                WHERE approvals.request_id = requests.id AND approvals.person_id <> requests.requester_person_id)
               >= requests.approvals_needed) THEN
      SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31030, MESSAGE_TEXT = 'a counter goes back only by a reset that two persons agreed on';
    END IF;
  ELSEIF NOT may_draw(OLD.project_id) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31031, MESSAGE_TEXT = 'this account may not draw numbers of the project';
  END IF;
  SET NEW.moved_by = caller_login();
END

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_counters_delete
BEFORE DELETE ON document_number_counters FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31030, MESSAGE_TEXT = 'counters are never deleted'

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_audit_insert
BEFORE INSERT ON document_number_audit FOR EACH ROW
BEGIN
  -- One IF within the other: the server prepares every subquery of a condition that it comes to, for each row.
  IF NOT {{is_sandbox}} THEN
    IF NEW.event <> 'VOIDED' THEN
      IF NOT EXISTS (SELECT 1 FROM document_number_counters
                     WHERE id = NEW.counter_id
                       AND moved_by = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER())))
                       AND (NEW.event = 'REVISED'
                            OR last_number >= NEW.sequence_number AND reset_epoch = NEW.reset_epoch)
                     LOCK IN SHARE MODE) THEN
        SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31031, MESSAGE_TEXT = 'ledger rows are written by whoever has moved the counter';
      END IF;
    END IF;
    IF NEW.event = 'REVISED' THEN
      IF NOT (may_draw((SELECT project_id FROM document_number_counters WHERE id = NEW.counter_id))
              AND EXISTS (SELECT 1 FROM document_number_audit
                          WHERE counter_id = NEW.counter_id AND reset_epoch = NEW.reset_epoch
                            AND issued_sequence = NEW.sequence_number)) THEN
        SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31031, MESSAGE_TEXT = 'only numbers that were issued are revised, by an allocator of the project';
      END IF;
    END IF;
    IF NEW.id <> 0 OR @@insert_id <> 0 THEN
      IF is_account() THEN
        SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'a ledger row gets its number from the store';
      END IF;
    END IF;
  END IF;
  IF NEW.event = 'VOIDED' THEN
    IF NOT EXISTS (SELECT 1 FROM counter_reset_requests AS requests
                   JOIN document_number_counters AS counters
                     ON counters.id = requests.counter_id AND counters.version = requests.seen_version
                        AND counters.last_number = requests.seen_number
                   WHERE requests.counter_id = NEW.counter_id AND requests.state = 'EXECUTED'
                     AND requests.issued_above = 'VOID' AND requests.new_number < NEW.sequence_number) THEN
      SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31030, MESSAGE_TEXT = 'numbers are released only by a reset that two persons agreed on';
    END IF;
  END IF;
END

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_taken_update
BEFORE UPDATE ON document_number_taken FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'a taken number never changes'

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_taken_delete
BEFORE DELETE ON document_number_taken FOR EACH ROW
BEGIN
  IF NOT EXISTS (SELECT 1 FROM document_number_audit AS issued
                 JOIN document_number_audit AS voided
                   ON voided.counter_id = issued.counter_id AND voided.reset_epoch = issued.reset_epoch
                      AND voided.sequence_number = issued.sequence_number AND voided.event = 'VOIDED'
                      AND voided.id > issued.id
                 WHERE issued.request_id = OLD.request_id AND voided.generated_number = OLD.number) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31030, MESSAGE_TEXT = 'a number is released only by a reset that two persons agreed on';
  END IF;
END

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_taken_insert
BEFORE INSERT ON document_number_taken FOR EACH ROW
BEGIN
  IF NOT {{is_sandbox}} THEN
    IF NOT EXISTS (SELECT 1 FROM users JOIN project_admins ON project_admins.user_id = users.id
                   WHERE users.username = LEFT(USER(), CHAR_LENGTH(USER()) - LOCATE('@', REVERSE(USER())))
                     AND users.role = 'ALLOCATOR' AND users.is_active
                     AND NEW.scope_project_id IN (0, project_admins.project_id)
                   LOCK IN SHARE MODE) THEN
      IF is_account() THEN
        SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31031, MESSAGE_TEXT = 'this account may not draw numbers of the project';
      END IF;
    END IF;
  END IF;
END

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_errors_insert
BEFORE INSERT ON document_number_errors FOR EACH ROW
BEGIN
  IF (NEW.id <> 0 OR @@insert_id <> 0 OR NEW.resolved_at IS NOT NULL) AND NOT {{is_sandbox}} AND is_account() THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'an error gets its number from the store and begins open';
  END IF;
END

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER counter_reset_requests_insert
BEFORE INSERT ON counter_reset_requests FOR EACH ROW
BEGIN
  IF NEW.state <> 'PENDING' OR NEW.approvals_needed < 1
     OR NOT EXISTS (SELECT 1 FROM users
                    WHERE id = NEW.requester_id AND person_id = NEW.requester_person_id AND username = caller_login()
                      AND role = 'SUPER_ADMIN' AND is_active) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31030, MESSAGE_TEXT = 'only an active Super Admin requests, and only himself';
  END IF;
END
