-- One index alone is read. Null where there is no row.
SELECT MIN(audit.id) AS first_id, MAX(audit.id) AS last_id
FROM document_number_audit AS audit FORCE INDEX (idx_audit_drawn)
WHERE {{text_within_span audit id}}
