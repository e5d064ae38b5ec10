-- One index alone is read; years are those of the zone in which documents are dated.
SELECT YEAR(created_at + INTERVAL ? SECOND) AS year, COUNT(*) AS row_count
FROM document_number_audit FORCE INDEX (idx_audit_drawn)
GROUP BY year
ORDER BY year
