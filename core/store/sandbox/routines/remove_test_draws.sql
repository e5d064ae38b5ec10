CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.remove_test_draws(IN before_this DATETIME(6), IN most INT, OUT removed INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'takes the oldest rows out of the sandbox, with all that came with them, within the transaction of the caller. A counter goes with its newest row, so that the chain of those that stay has its end'
BEGIN
  DECLARE last_to_go BIGINT DEFAULT NULL;
  DECLARE locked BIGINT;
  SET removed = 0;
  SELECT MAX(oldest.id) INTO last_to_go
  FROM (SELECT id, created_at FROM {{sandbox}}.document_number_audit ORDER BY id LIMIT most) AS oldest
  WHERE oldest.created_at < before_this;
  IF last_to_go IS NOT NULL THEN
    FOR ending IN (SELECT audit.id AS newest, counters.id AS counter, counters.version AS version
                   FROM {{sandbox}}.document_number_audit AS audit
                   JOIN {{sandbox}}.document_number_counters AS counters
                     ON counters.id = audit.counter_id AND counters.ledger_head = audit.row_hash
                   WHERE audit.id <= last_to_go)
    DO
      -- Whoever draws from it at this moment keeps it, and all that is younger.
      SELECT MIN(id) INTO locked FROM {{sandbox}}.document_number_counters
      WHERE id = ending.counter AND version = ending.version FOR UPDATE SKIP LOCKED;
      IF locked IS NULL THEN
        SET last_to_go = LEAST(last_to_go, ending.newest - 1);
      ELSEIF ending.newest <= last_to_go THEN
        DELETE taken FROM {{sandbox}}.document_number_audit AS audit
        JOIN {{sandbox}}.document_number_taken AS taken
          ON taken.number = audit.generated_number AND taken.request_id = audit.request_id
        WHERE audit.counter_id = ending.counter;
        DELETE FROM {{sandbox}}.document_number_audit WHERE counter_id = ending.counter;
        SET removed = removed + ROW_COUNT();
        DELETE FROM {{sandbox}}.document_number_counters WHERE id = ending.counter;
      END IF;
    END FOR;
    DELETE taken FROM {{sandbox}}.document_number_audit AS audit
    JOIN {{sandbox}}.document_number_taken AS taken
      ON taken.number = audit.generated_number AND taken.request_id = audit.request_id
    WHERE audit.id <= last_to_go;
    DELETE FROM {{sandbox}}.document_number_audit WHERE id <= last_to_go;
    SET removed = removed + ROW_COUNT();
    DELETE skipped FROM {{sandbox}}.document_number_skipped AS skipped WHERE skipped.audit_id <= last_to_go;
  END IF;
END
