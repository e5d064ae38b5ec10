-- Numbers without a document are found by an index of their own: in a store where documents come later, as rows BOUND, nearly
-- all rows ISSUED name none.

-- step
CREATE TABLE IF NOT EXISTS document_number_unbound (
  audit_id BIGINT NOT NULL COMMENT 'a row ISSUED without a document; those of which something was said since may be there still',
  PRIMARY KEY (audit_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
COMMENT = 'an index of document_number_audit'

-- step
INSERT IGNORE INTO document_number_unbound (audit_id)
SELECT issued.id
FROM document_number_audit AS issued
WHERE issued.document_id IS NULL AND issued.event = 'ISSUED'
  AND NOT EXISTS (
    SELECT 1 FROM document_number_audit AS told
    WHERE told.generated_number = issued.generated_number AND told.counter_id = issued.counter_id
      AND told.reset_epoch = issued.reset_epoch AND told.sequence_number = issued.sequence_number
      AND told.event IN ('BOUND', 'UNUSED', 'VOIDED'))
