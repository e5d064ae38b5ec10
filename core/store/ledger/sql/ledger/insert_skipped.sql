INSERT IGNORE INTO document_number_skipped (number, audit_id)
SELECT DISTINCT numbers.number, audit.id
FROM document_number_audit AS audit
JOIN JSON_TABLE(audit.skipped, '$[*]' COLUMNS (
       number VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2 PATH '$')) AS numbers
WHERE audit.request_id = ?
