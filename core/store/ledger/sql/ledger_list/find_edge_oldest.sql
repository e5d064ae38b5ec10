-- How far so many rows reach: one index alone is read.
SELECT CAST(MAX(span.created_at) AS CHAR) AS created_text, COUNT(*) AS row_count
FROM (SELECT audit.created_at
      FROM document_number_audit AS audit FORCE INDEX (idx_audit_drawn)
      WHERE {{text_rows_of_span}}
      ORDER BY audit.created_at ASC, audit.id ASC
      LIMIT ?) AS span
