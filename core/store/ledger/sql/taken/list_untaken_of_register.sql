SELECT numbers.number
{{from_numbers_taken_over}}
JOIN document_number_audit AS audit
  ON audit.id = ? AND audit.counter_id = counters.id AND audit.event = 'TAKEN_OVER'
  AND JSON_VALUE(audit.skipped, '$.takeOver') = asking.id
LEFT JOIN document_number_taken AS taken ON taken.number = numbers.number AND taken.request_id = audit.request_id
WHERE taken.number IS NULL
