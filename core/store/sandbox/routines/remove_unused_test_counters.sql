CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.remove_unused_test_counters()
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'counters of the sandbox that were opened an hour ago and that nobody drew from, some at a time, within the transaction of the caller'
BEGIN
  DECLARE locked BIGINT;
  FOR unused IN (SELECT counters.id AS counter
                 FROM {{sandbox}}.document_number_counters AS counters
                 WHERE counters.ledger_length = 0 AND counters.version = 0
                   AND counters.updated_at < UTC_TIMESTAMP(6) - INTERVAL 1 HOUR
                   AND NOT EXISTS (SELECT 1 FROM {{sandbox}}.document_number_audit AS audit WHERE audit.counter_id = counters.id)
                 LIMIT 200)
  DO
    SELECT MIN(id) INTO locked FROM {{sandbox}}.document_number_counters
    WHERE id = unused.counter AND version = 0 FOR UPDATE SKIP LOCKED;
    IF locked IS NOT NULL THEN
      DELETE FROM {{sandbox}}.document_number_counters WHERE id = unused.counter;
    END IF;
  END FOR;
END
