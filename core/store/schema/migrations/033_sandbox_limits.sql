-- What is drawn in the sandbox has limits and goes with age: its rows may be deleted there, nowhere else. And how much
-- space has to stay free on the server's disk for numbers (3.11.14.2).

-- step
CREATE TABLE IF NOT EXISTS sandbox_use (
  login VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  part INT NOT NULL COMMENT 'the counter modulo 8, so that test draws of several counters seldom wait for each other',
  hour_of BIGINT NOT NULL COMMENT 'hours since 1970',
  numbers INT NOT NULL COMMENT 'drawn in that hour; a counter that was opened counts as ten',
  minute_of BIGINT NOT NULL COMMENT 'minutes since 1970, when free space was looked at',
  PRIMARY KEY (login, part)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
COMMENT = 'of the sandbox; in a store itself it stays empty'

-- step
INSERT IGNORE INTO store_settings (name, value, least, most)
VALUES ('sandbox_numbers_per_hour', 300000, 1000, 100000000),
       ('sandbox_rows', 250000, 1000, 100000000),
       ('sandbox_days', 7, 1, 365),
       ('free_space_floor_mb', 1024, 0, 100000000)

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_audit_no_delete
BEFORE DELETE ON document_number_audit FOR EACH ROW
BEGIN
  IF NOT {{is_sandbox}} THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'document_number_audit is insert-only';
  END IF;
END

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_skipped_no_delete
BEFORE DELETE ON document_number_skipped FOR EACH ROW
BEGIN
  IF NOT {{is_sandbox}} THEN
    SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'document_number_skipped is insert-only';
  END IF;
END

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_counters_delete
BEFORE DELETE ON document_number_counters FOR EACH ROW
BEGIN
  IF NOT {{is_sandbox}} THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31030, MESSAGE_TEXT = 'counters are never deleted';
  END IF;
END

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_taken_delete
BEFORE DELETE ON document_number_taken FOR EACH ROW
BEGIN
  -- One IF within the other: the server prepares every subquery of a condition that it comes to, for each row.
  IF NOT {{is_sandbox}} THEN
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
  END IF;
END

-- step
ALTER TABLE document_number_skipped ADD INDEX IF NOT EXISTS idx_skipped_row (audit_id)
