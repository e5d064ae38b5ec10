-- Rows that gave these very numbers, then those that passed one of them over.
(SELECT STRAIGHT_JOIN CAST(audit.created_at AS CHAR) AS created_text, audit.id, wanted.number, FALSE AS is_skipped
FROM JSON_TABLE(?, '$[*]' COLUMNS (
       number VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2 PATH '$')) AS wanted
JOIN document_number_audit AS audit FORCE INDEX (idx_audit_number) ON audit.generated_number = wanted.number
JOIN document_number_counters AS counters ON counters.id = audit.counter_id
WHERE {{text_event_of_number}} AND {{text_project_is_shown counters}}
LIMIT ?)
UNION ALL
(SELECT STRAIGHT_JOIN CAST(audit.created_at AS CHAR) AS created_text, audit.id, wanted.number, TRUE AS is_skipped
FROM JSON_TABLE(?, '$[*]' COLUMNS (
       number VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2 PATH '$')) AS wanted
JOIN document_number_skipped AS skipped ON skipped.number = wanted.number
JOIN document_number_audit AS audit ON audit.id = skipped.audit_id
JOIN document_number_counters AS counters ON counters.id = audit.counter_id
WHERE {{text_project_is_shown counters}}
LIMIT ?)
