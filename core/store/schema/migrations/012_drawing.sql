-- Numbers are drawn through routines alone (core/store/routines/draw.sql and its neighbours): they see to it once per
-- batch that who draws may, so that the rows need no triggers of their own. What nobody may do stays with triggers.

-- step
DROP TRIGGER IF EXISTS document_number_audit_insert

-- step
DROP TRIGGER IF EXISTS document_number_taken_insert

-- step
DROP TRIGGER IF EXISTS document_number_errors_insert

-- step
DROP TRIGGER IF EXISTS document_number_counters_insert

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_counters_update
BEFORE UPDATE ON document_number_counters FOR EACH ROW
BEGIN
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
  END IF;
END

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_taken_delete
BEFORE DELETE ON document_number_taken FOR EACH ROW
BEGIN
  IF NOT EXISTS (SELECT 1 FROM document_number_audit AS issued
                 JOIN document_number_audit AS voided
                   ON voided.counter_id = issued.counter_id AND voided.reset_epoch = issued.reset_epoch
                      AND voided.sequence_number = issued.sequence_number AND voided.event = 'VOIDED'
                      AND voided.id > issued.id
                 JOIN counter_reset_requests AS requests
                   ON requests.counter_id = issued.counter_id AND requests.state = 'EXECUTED'
                      AND requests.issued_above = 'VOID' AND requests.new_number < issued.sequence_number
                 JOIN document_number_counters AS counters
                   ON counters.id = requests.counter_id AND counters.version = requests.seen_version
                      AND counters.last_number = requests.seen_number
                 WHERE issued.request_id = OLD.request_id AND voided.generated_number = OLD.number) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31030, MESSAGE_TEXT = 'a number is released only by a reset that two persons agreed on';
  END IF;
END

-- step
DROP FUNCTION IF EXISTS may_draw

-- step
DROP FUNCTION IF EXISTS is_account

-- step
ALTER TABLE document_number_counters DROP COLUMN IF EXISTS moved_by

-- step
ALTER TABLE users
  ADD COLUMN IF NOT EXISTS numbers_per_minute INT NULL COMMENT 'how many numbers a numbering service may draw; NULL: any'

-- step
CREATE TABLE IF NOT EXISTS drawing_pace (
  user_id INT NOT NULL,
  counter_id BIGINT NOT NULL COMMENT 'a row for each counter, so that batches of several counters do not wait for each other',
  minute_of BIGINT NOT NULL COMMENT 'minutes since 1970',
  numbers INT NOT NULL COMMENT 'drawn in that minute',
  PRIMARY KEY (user_id, counter_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
COMMENT = 'of accounts with a limit alone'

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER users_log_pace
AFTER UPDATE ON users FOR EACH ROW FOLLOWS users_log_update
BEGIN
  IF NOT OLD.numbers_per_minute <=> NEW.numbers_per_minute THEN
    INSERT INTO admin_log (action, subject, details, reason)
    VALUES ('PACE_CHANGED', NEW.username,
            JSON_OBJECT('user', NEW.id, 'before', OLD.numbers_per_minute, 'after', NEW.numbers_per_minute),
            NEW.change_reason);
  END IF;
END
