CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.lock_issued_number(
  IN request CHAR(36) CHARACTER SET ascii, OUT issued_id BIGINT, OUT counter BIGINT, OUT project INT, OUT drawer INT,
  OUT holder BIGINT, OUT is_unused BOOLEAN)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'a number in force by the id under which it was drawn, with its counter locked: who drew it, which document holds it, and whether it was marked as unused'
BEGIN
  DECLARE epoch INT;
  DECLARE sequence INT;
  DECLARE number_text VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2;
  DECLARE issued_at DATETIME(6);
  DECLARE is_voided BOOLEAN DEFAULT FALSE;
  SELECT id, counter_id, reset_epoch, sequence_number, generated_number, created_at, COALESCE(drawn_by, user_id)
  INTO issued_id, counter, epoch, sequence, number_text, issued_at, drawer
  FROM {{store}}.document_number_audit WHERE request_id = request AND event = 'ISSUED';
  IF issued_id IS NULL THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31083, MESSAGE_TEXT = 'no number was drawn under this request id';
  END IF;
  SELECT project_id INTO project FROM {{store}}.document_number_counters WHERE id = counter FOR UPDATE;
  CALL {{api}}.find_holder_of_number(counter, epoch, sequence, number_text, issued_at, holder, is_unused, is_voided);
  IF is_voided THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31029, MESSAGE_TEXT = 'the number was voided';
  END IF;
END
