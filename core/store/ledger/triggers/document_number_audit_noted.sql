CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_audit_noted
AFTER INSERT ON document_number_audit FOR EACH ROW
BEGIN
  -- One that is there already is as good: no draw fails for the sake of an index.
  IF NOT {{is_sandbox}} AND NEW.document_id IS NULL AND NEW.event = 'ISSUED' THEN
    INSERT IGNORE INTO document_number_unbound (audit_id) VALUES (NEW.id);
  END IF;
  IF NOT {{is_sandbox}}
     AND (NEW.event <> 'ISSUED' OR NEW.retry_count > 0 OR NEW.fallback_used <> 'NONE' OR NEW.skipped IS NOT NULL) THEN
    INSERT IGNORE INTO document_number_noted (kind, created_at, audit_id)
    SELECT kinds.kind, NEW.created_at, NEW.id
    FROM (SELECT 'RETRIED' AS kind, NEW.retry_count > 0 AS is_so
          UNION ALL SELECT 'FALLBACK', NEW.fallback_used <> 'NONE'
          UNION ALL SELECT 'SKIPPED', NEW.event = 'ISSUED' AND NEW.skipped IS NOT NULL
          UNION ALL SELECT 'TAKEN_OVER', NEW.event = 'TAKEN_OVER') AS kinds
    WHERE kinds.is_so;
    IF NEW.event IN ('BOUND', 'UNUSED', 'VOIDED') THEN
      INSERT INTO document_number_noted (kind, created_at, audit_id, by_id)
      SELECT NEW.event, named.created_at, named.id, NEW.id
      FROM document_number_audit AS named
      WHERE named.generated_number = NEW.generated_number AND named.counter_id = NEW.counter_id
        AND named.reset_epoch = NEW.reset_epoch AND named.sequence_number = NEW.sequence_number
        AND named.event IN ('ISSUED', 'REVISED') AND named.id < NEW.id
      ON DUPLICATE KEY UPDATE by_id = NEW.id;
    END IF;
    IF NEW.event = 'REVISED' THEN
      -- The number that was issued names its newest revision. Of one of a register all revisions are looked through.
      INSERT IGNORE INTO document_number_noted (kind, created_at, audit_id, by_id)
      SELECT 'REVISED', former.created_at, former.id, NEW.id
      FROM document_number_audit AS issued
      JOIN document_number_noted AS noted
        ON noted.kind = 'REVISED' AND noted.created_at = issued.created_at AND noted.audit_id = issued.id
      JOIN document_number_audit AS former ON former.id = noted.by_id
      WHERE issued.counter_id = NEW.counter_id AND issued.reset_epoch = NEW.reset_epoch
        AND issued.issued_sequence = NEW.sequence_number;
      INSERT INTO document_number_noted (kind, created_at, audit_id, by_id)
      SELECT 'REVISED', issued.created_at, issued.id, NEW.id
      FROM document_number_audit AS issued
      WHERE issued.counter_id = NEW.counter_id AND issued.reset_epoch = NEW.reset_epoch
        AND issued.issued_sequence = NEW.sequence_number
      ON DUPLICATE KEY UPDATE by_id = NEW.id;
      IF ROW_COUNT() = 0 THEN
        INSERT IGNORE INTO document_number_noted (kind, created_at, audit_id, by_id)
        SELECT 'REVISED', former.created_at, former.id, NEW.id
        FROM document_number_audit AS former
        WHERE former.counter_id = NEW.counter_id AND former.event = 'REVISED' AND former.reset_epoch = NEW.reset_epoch
          AND former.sequence_number = NEW.sequence_number AND former.id < NEW.id;
      END IF;
    END IF;
  END IF;
END
