-- The ledger names who drew (the account that was signed in) and for whom (the person), both accounts of the store
-- (3.11.8.1), and drawing has limits by itself (3.11.14.2): per person, per address, and per service.

-- step
ALTER TABLE users
  MODIFY COLUMN role ENUM('AUDITOR', 'PROJECT_ADMIN', 'SUPER_ADMIN', 'ALLOCATOR', 'ADMINISTRATOR') NOT NULL
    COMMENT 'ADMINISTRATOR: of the server; made when it draws',
  MODIFY COLUMN numbers_per_minute INT NULL
    COMMENT 'how many numbers a numbering service may draw; NULL: as service_numbers_per_minute says, 0: any',
  ADD COLUMN IF NOT EXISTS may_name_persons BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'a numbering service that is trusted to say for whom it draws'

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER users_log_trust
AFTER UPDATE ON users FOR EACH ROW FOLLOWS users_log_pace
BEGIN
  IF NOT OLD.may_name_persons <=> NEW.may_name_persons THEN
    INSERT INTO admin_log (action, subject, details, reason)
    VALUES ('TRUST_CHANGED', NEW.username,
            JSON_OBJECT('user', NEW.id, 'before', OLD.may_name_persons, 'after', NEW.may_name_persons),
            NEW.change_reason);
  END IF;
END

-- step
INSERT IGNORE INTO store_settings (name, value, least, most)
VALUES ('person_numbers_per_minute', 10, 1, 100000),
       ('address_numbers_per_minute', 50, 1, 100000),
       ('service_numbers_per_minute', 60000, 0, 1000000)

-- step
CREATE TABLE IF NOT EXISTS drawing_rates (
  kind ENUM('PERSON', 'ADDRESS') NOT NULL,
  subject VARCHAR(45) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL COMMENT 'the account''s id, or the address',
  part INT NOT NULL COMMENT 'the counter modulo 64, so that batches of several counters seldom wait for each other',
  minute_of BIGINT NOT NULL COMMENT 'minutes since 1970',
  used INT NOT NULL COMMENT 'requests in that minute',
  PRIMARY KEY (kind, subject, part)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
COMMENT = 'of people who draw numbers'

-- step
DELETE FROM drawing_pace

-- step
ALTER TABLE drawing_pace
  MODIFY COLUMN counter_id BIGINT NOT NULL COMMENT 'the counter modulo 64, so that batches of several counters seldom wait for each other'

-- step
ALTER TABLE document_number_errors
  MODIFY COLUMN error_type ENUM('LOCK_TIMEOUT', 'VERSION_CONFLICT', 'DB_ERROR', 'REDIS_ERROR', 'VALIDATION_ERROR', 'NUMBER_TAKEN',
                                'SEQUENCE_EXHAUSTED', 'NUMBER_VOIDED', 'RATE_LIMITED') NOT NULL

-- step
-- What earlier versions let a service claim stays as it was claimed, under accounts that say so and that nobody can use.
SET STATEMENT sql_mode = 'STRICT_TRANS_TABLES,NO_AUTO_VALUE_ON_ZERO' FOR
INSERT INTO users (id, username, display_name, display_name_en, role, is_active)
SELECT DISTINCT claimed.user_id, CONCAT('(', claimed.user_id, ')'), CONCAT('ไม่ทราบ (', claimed.user_id, ')'),
       CONCAT('Unknown (', claimed.user_id, ')'), 'AUDITOR', FALSE
FROM document_number_audit AS claimed
WHERE NOT EXISTS (SELECT 1 FROM users AS known WHERE known.id = claimed.user_id)

-- step
ALTER TABLE document_number_audit
  ADD COLUMN IF NOT EXISTS drawn_by INT NULL COMMENT 'the account that was signed in; NULL: from before it was kept' AFTER user_id,
  ADD INDEX IF NOT EXISTS idx_user_id (user_id),
  ADD INDEX IF NOT EXISTS idx_drawn_by (drawn_by),
  ADD CONSTRAINT fk_audit_user FOREIGN KEY IF NOT EXISTS (user_id)
    REFERENCES users (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  ADD CONSTRAINT fk_audit_drawn_by FOREIGN KEY IF NOT EXISTS (drawn_by)
    REFERENCES users (id) ON DELETE RESTRICT ON UPDATE RESTRICT

-- step
CREATE OR REPLACE DEFINER = {{owner}} FUNCTION ledger_row_hash(
  previous_hash BINARY(32), event VARCHAR(16) CHARACTER SET utf8mb4, request_id VARCHAR(36) CHARACTER SET utf8mb4,
  counter_id BIGINT, reset_epoch INT, sequence_number INT, document_id BIGINT,
  generated_number VARCHAR(100) CHARACTER SET utf8mb4, revision VARCHAR(20) CHARACTER SET utf8mb4,
  counter_key LONGTEXT CHARACTER SET utf8mb4, template_used VARCHAR(200) CHARACTER SET utf8mb4, template_version INT,
  user_id INT, drawn_by INT, ip_address VARCHAR(45) CHARACTER SET utf8mb4, user_agent VARCHAR(512) CHARACTER SET utf8mb4,
  retry_count INT, lock_wait_ms INT, total_duration_ms INT, fallback_used VARCHAR(16) CHARACTER SET utf8mb4,
  skipped LONGTEXT CHARACTER SET utf8mb4, created_at DATETIME(6))
RETURNS BINARY(32)
DETERMINISTIC NO SQL SQL SECURITY INVOKER
COMMENT 'What row_hash has to be for a row with these columns; LN1: of rows that do not tell who drew'
RETURN UNHEX(SHA2(CONCAT(
  IF(drawn_by IS NULL, 'LN1', 'LN2'),
  chained_text(counter_id), chained_text(reset_epoch), chained_text(counter_key),
  chained_text(template_used), chained_text(template_version), chained_text(revision),
  chained_text(user_id), chained_text(ip_address), chained_text(user_agent),
  chained_text(retry_count), chained_text(lock_wait_ms), chained_text(fallback_used),
  chained_text(event), chained_text(created_at), chained_text(skipped),
  IF(drawn_by IS NULL, '', chained_text(drawn_by)),
  chained_text(request_id), chained_text(sequence_number), chained_text(document_id),
  chained_text(generated_number), chained_text(total_duration_ms),
  chained_text(LOWER(HEX(previous_hash)))), 256))
