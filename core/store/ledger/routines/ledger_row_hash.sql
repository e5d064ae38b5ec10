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
