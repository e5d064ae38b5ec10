-- The ledger is a chain per counter: each row's hash covers the row and the hash of the counter's row before it, the
-- counter keeps the newest one. Rows from before this migration stay without. A row can release a number, too.

-- step
ALTER TABLE document_number_audit
  MODIFY event ENUM('ISSUED', 'REVISED', 'VOIDED') NOT NULL

-- step
ALTER TABLE document_number_counters
  ADD COLUMN IF NOT EXISTS ledger_head BINARY(32) NULL COMMENT 'row_hash of the newest ledger row',
  ADD COLUMN IF NOT EXISTS ledger_length BIGINT NOT NULL DEFAULT 0 COMMENT 'ledger rows in the chain'

-- step
CREATE OR REPLACE FUNCTION ledger_hash_field(value LONGTEXT CHARACTER SET utf8mb4)
RETURNS LONGTEXT CHARACTER SET utf8mb4
DETERMINISTIC NO SQL SQL SECURITY INVOKER
COMMENT 'One field of a hashed text: its length in bytes, a colon and the value; a dash for NULL'
RETURN IF(value IS NULL, '-', CONCAT(LENGTH(value), ':', value))

-- step
CREATE OR REPLACE FUNCTION ledger_row_hash(
  previous_hash BINARY(32), event VARCHAR(16) CHARACTER SET utf8mb4, request_id VARCHAR(36) CHARACTER SET utf8mb4,
  counter_id BIGINT, reset_epoch INT, sequence_number INT, document_id BIGINT,
  generated_number VARCHAR(100) CHARACTER SET utf8mb4, revision VARCHAR(20) CHARACTER SET utf8mb4,
  counter_key LONGTEXT CHARACTER SET utf8mb4, template_used VARCHAR(200) CHARACTER SET utf8mb4, template_version INT,
  user_id INT, ip_address VARCHAR(45) CHARACTER SET utf8mb4, user_agent VARCHAR(512) CHARACTER SET utf8mb4,
  retry_count INT, lock_wait_ms INT, total_duration_ms INT, fallback_used VARCHAR(16) CHARACTER SET utf8mb4,
  skipped LONGTEXT CHARACTER SET utf8mb4, created_at DATETIME(6))
RETURNS BINARY(32)
DETERMINISTIC NO SQL SQL SECURITY INVOKER
COMMENT 'What row_hash has to be for a row with these columns'
RETURN UNHEX(SHA2(CONCAT(
  'LN1',
  ledger_hash_field(counter_id), ledger_hash_field(reset_epoch), ledger_hash_field(counter_key),
  ledger_hash_field(template_used), ledger_hash_field(template_version), ledger_hash_field(revision),
  ledger_hash_field(user_id), ledger_hash_field(ip_address), ledger_hash_field(user_agent),
  ledger_hash_field(retry_count), ledger_hash_field(lock_wait_ms), ledger_hash_field(fallback_used),
  ledger_hash_field(event), ledger_hash_field(created_at), ledger_hash_field(skipped),
  ledger_hash_field(request_id), ledger_hash_field(sequence_number), ledger_hash_field(document_id),
  ledger_hash_field(generated_number), ledger_hash_field(total_duration_ms),
  ledger_hash_field(LOWER(HEX(previous_hash)))), 256))
