CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.enter_event(
  IN event_of VARCHAR(16) CHARACTER SET utf8mb4, IN issued_id BIGINT, IN document BIGINT, IN told TEXT CHARACTER SET utf8mb4,
  IN account INT, OUT own_id CHAR(36) CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'a row about a number that was issued, behind the newest one of its counter, which the caller has locked'
BEGIN
  DECLARE counter BIGINT;
  DECLARE epoch INT;
  DECLARE sequence INT;
  DECLARE number_text VARCHAR(100) CHARACTER SET utf8mb4;
  DECLARE revision_text VARCHAR(20) CHARACTER SET utf8mb4;
  DECLARE key_text LONGTEXT CHARACTER SET utf8mb4;
  DECLARE template_text VARCHAR(200) CHARACTER SET utf8mb4;
  DECLARE version_of_template INT;
  DECLARE head BINARY(32);
  DECLARE own_hash BINARY(32);
  DECLARE happened_at DATETIME(6) DEFAULT SYSDATE(6);
  DECLARE host VARCHAR(45) CHARACTER SET utf8mb4
    DEFAULT LEFT(SUBSTRING(USER(), CHAR_LENGTH({{store}}.caller_login()) + 2), 45);
  SELECT counter_id, reset_epoch, sequence_number, generated_number, revision, counter_key, template_used, template_version
  INTO counter, epoch, sequence, number_text, revision_text, key_text, template_text, version_of_template
  FROM {{store}}.document_number_audit WHERE id = issued_id;
  SELECT ledger_head INTO head FROM {{store}}.document_number_counters WHERE id = counter FOR UPDATE;
  SET own_id = UUID();
  SET own_hash = {{store}}.ledger_row_hash(
    head, event_of, own_id, counter, epoch, sequence, document, number_text, revision_text, key_text, template_text,
    version_of_template, account, account, host, '', 0, 0, 0, 'NONE', told, happened_at);
  INSERT INTO {{store}}.document_number_audit
    (event, request_id, counter_id, reset_epoch, sequence_number, document_id, generated_number, revision, counter_key,
     template_used, template_version, user_id, drawn_by, ip_address, user_agent, retry_count, lock_wait_ms, total_duration_ms,
     fallback_used, skipped, previous_hash, row_hash, created_at)
  VALUES (event_of, own_id, counter, epoch, sequence, document, number_text, revision_text, key_text, template_text,
          version_of_template, account, account, host, '', 0, 0, 0, 'NONE', told, head, own_hash, happened_at);
  DELETE FROM {{store}}.document_number_unbound WHERE audit_id = issued_id;
  UPDATE {{store}}.document_number_counters
  SET ledger_head = own_hash, ledger_length = ledger_length + 1, version = version + 1, updated_at = happened_at
  WHERE id = counter;
END
