CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_audit_unbound
AFTER INSERT ON document_number_audit FOR EACH ROW
BEGIN
  IF NOT {{is_sandbox}} AND NEW.document_id IS NULL AND NEW.event = 'ISSUED' THEN
    -- One that is there already is as good: no draw fails for the sake of an index.
    INSERT IGNORE INTO document_number_unbound (audit_id) VALUES (NEW.id);
  END IF;
END
