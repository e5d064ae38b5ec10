SELECT CAST(audit.created_at AS CHAR) AS created_text, audit.id
FROM (SELECT named.id FROM document_number_audit AS named WHERE named.document_id = ?
      UNION
      SELECT issued.id
      FROM document_number_audit AS bound
      JOIN document_number_audit AS issued
        ON issued.counter_id = bound.counter_id AND issued.reset_epoch = bound.reset_epoch
        AND issued.issued_sequence = bound.sequence_number
      WHERE bound.document_id = ?) AS wanted
JOIN document_number_audit AS audit ON audit.id = wanted.id
JOIN document_number_counters AS counters ON counters.id = audit.counter_id
WHERE {{text_rows_listed}}
LIMIT ?
