-- twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}find_holder_of_number(
  IN counter BIGINT, IN epoch INT, IN sequence INT, IN first_text VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2,
  IN issued_at DATETIME(6), OUT holder BIGINT, OUT is_unused BOOLEAN, OUT is_voided BOOLEAN)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'which document was the first to be named with a number that was drawn, by whichever of its rows; its counter is locked'
BEGIN
  DECLARE first_named BIGINT DEFAULT NULL;
  DECLARE first_revised BIGINT DEFAULT NULL;
  -- Locked, so that rows count that were committed since the transaction began to read.
  SELECT MIN(IF(document_id IS NULL, NULL, id)), MAX(event = 'UNUSED'), MAX(event = 'VOIDED')
  INTO first_named, is_unused, is_voided
  FROM {{store}}.document_number_audit
  WHERE generated_number = first_text AND counter_id = counter AND reset_epoch = epoch AND sequence_number = sequence
  LOCK IN SHARE MODE;
  -- These may have printed another text.
  SELECT MIN(IF(document_id IS NULL, NULL, id)) INTO first_revised
  FROM {{store}}.document_number_audit
  WHERE counter_id = counter AND event = 'REVISED' AND created_at >= issued_at AND reset_epoch = epoch
    AND sequence_number = sequence
  LOCK IN SHARE MODE;
  SELECT MIN(document_id) INTO holder
  FROM {{store}}.document_number_audit WHERE id = COALESCE(LEAST(first_named, first_revised), first_named, first_revised);
END
