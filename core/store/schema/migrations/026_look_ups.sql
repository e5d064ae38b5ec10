-- Look-ups that read what they are asked for instead of the whole ledger: the rows that skipped a number, the numbers of
-- a document, of a user (3.11.8.1), and how many numbers one counter gave lately.

-- step
CREATE TABLE IF NOT EXISTS document_number_skipped (
  number VARCHAR(100) NOT NULL,
  audit_id BIGINT NOT NULL COMMENT 'the row whose column skipped names the number',
  PRIMARY KEY (number, audit_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
COMMENT = 'an index of document_number_audit.skipped; written only where a number is skipped'

-- step
INSERT IGNORE INTO document_number_skipped (number, audit_id)
SELECT DISTINCT numbers.number, audit.id
FROM document_number_audit AS audit
JOIN JSON_TABLE(audit.skipped, '$[*]' COLUMNS (
       number VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2 PATH '$')) AS numbers
WHERE audit.event = 'ISSUED' AND audit.skipped IS NOT NULL

-- step
CREATE TRIGGER IF NOT EXISTS document_number_skipped_no_update
BEFORE UPDATE ON document_number_skipped FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'document_number_skipped is insert-only'

-- step
CREATE TRIGGER IF NOT EXISTS document_number_skipped_no_delete
BEFORE DELETE ON document_number_skipped FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'document_number_skipped is insert-only'

-- step
ALTER TABLE document_number_audit
  ADD INDEX IF NOT EXISTS idx_document_id (document_id),
  ADD INDEX IF NOT EXISTS idx_user_id (user_id),
  ADD INDEX IF NOT EXISTS idx_audit_pace (counter_id, event, created_at)

-- step
ALTER TABLE take_over_numbers
  ADD INDEX IF NOT EXISTS idx_take_over_document (document_id)

-- step
ALTER TABLE document_number_counters
  ADD INDEX IF NOT EXISTS idx_counter_year (current_year)
