-- The ledger is read as a list, newest or oldest first, by person, service and document. The indexes that were there are
-- widened, so that a draw writes into no more of them than before. What few rows have (a retry, a void, a revision) is found by a
-- table of its own, written by a trigger only where there is such a thing.

-- step
ALTER TABLE document_number_audit
  DROP INDEX idx_audit_drawn, ADD INDEX idx_audit_drawn (created_at, id, counter_id, event),
  DROP INDEX idx_user_id, ADD INDEX idx_user_id (user_id, created_at),
  DROP INDEX idx_drawn_by, ADD INDEX idx_drawn_by (drawn_by, created_at)

-- step
CREATE TABLE IF NOT EXISTS document_number_noted (
  kind ENUM('RETRIED', 'FALLBACK', 'SKIPPED', 'TAKEN_OVER', 'REVISED', 'BOUND', 'UNUSED', 'VOIDED') NOT NULL,
  created_at DATETIME(6) NOT NULL COMMENT 'of the row that is noted',
  audit_id BIGINT NOT NULL COMMENT 'the row that is noted',
  by_id BIGINT NULL COMMENT 'the row that says it of this one; of REVISED the newest of them',
  PRIMARY KEY (kind, created_at, audit_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
COMMENT = 'an index of document_number_audit; nothing but lists rests on it'

-- step
INSERT IGNORE INTO document_number_noted (kind, created_at, audit_id)
SELECT 'RETRIED', created_at, id FROM document_number_audit WHERE retry_count > 0
UNION ALL
SELECT 'FALLBACK', created_at, id FROM document_number_audit WHERE fallback_used <> 'NONE'
UNION ALL
SELECT 'SKIPPED', created_at, id FROM document_number_audit WHERE event = 'ISSUED' AND skipped IS NOT NULL
UNION ALL
SELECT 'TAKEN_OVER', created_at, id FROM document_number_audit WHERE event = 'TAKEN_OVER'

-- step
INSERT IGNORE INTO document_number_noted (kind, created_at, audit_id, by_id)
SELECT told.event, named.created_at, named.id, MAX(told.id)
FROM document_number_audit AS told
JOIN document_number_audit AS named
  ON named.generated_number = told.generated_number AND named.counter_id = told.counter_id
  AND named.reset_epoch = told.reset_epoch AND named.sequence_number = told.sequence_number
  AND named.event IN ('ISSUED', 'REVISED') AND named.id < told.id
WHERE told.event IN ('BOUND', 'UNUSED', 'VOIDED')
GROUP BY told.event, named.created_at, named.id

-- step
INSERT IGNORE INTO document_number_noted (kind, created_at, audit_id, by_id)
SELECT 'REVISED', named.created_at, named.id, MAX(told.id)
FROM document_number_audit AS told
JOIN document_number_audit AS named
  ON named.counter_id = told.counter_id AND named.reset_epoch = told.reset_epoch
  AND named.sequence_number = told.sequence_number AND named.event IN ('ISSUED', 'REVISED') AND named.id < told.id
WHERE told.event = 'REVISED'
GROUP BY named.created_at, named.id
