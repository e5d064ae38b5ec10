SELECT CAST(%1(span.created_at) AS CHAR) AS created_text, COUNT(*) AS row_count
FROM (SELECT audit.created_at
      FROM document_number_audit AS audit FORCE INDEX (idx_audit_drawn)
      WHERE {{text_within_span audit id}}
      ORDER BY audit.created_at %2, audit.id %2
      LIMIT ?) AS span
