FROM JSON_TABLE(counters, '$[*]' COLUMNS (id BIGINT PATH '$[0]', number INT PATH '$[2]')) AS raised
JOIN document_number_counters AS known FORCE INDEX (PRIMARY) ON known.id = raised.id
JOIN document_number_audit AS audit FORCE INDEX (uq_audit_sequence)
  ON audit.counter_id = known.id AND audit.reset_epoch = known.reset_epoch AND audit.issued_sequence > raised.number
