UPDATE document_number_counters AS counters
SET version = version + 1, updated_at = UTC_TIMESTAMP(6),
    last_number = GREATEST(last_number, COALESCE((
      SELECT MAX(audit.issued_sequence)
      FROM document_number_audit AS audit
      WHERE audit.counter_id = counters.id AND audit.reset_epoch = counters.reset_epoch), 0))
WHERE project_id = ?
