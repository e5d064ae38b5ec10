FROM document_number_counters AS counters
JOIN document_number_audit AS issued ON issued.counter_id = counters.id AND issued.event IN ('ISSUED', 'REVISED')
JOIN document_number_taken AS taken
  ON taken.number = issued.generated_number AND taken.request_id = issued.request_id
