FROM document_number_taken AS taken
JOIN document_number_audit AS audit ON audit.request_id = taken.request_id AND audit.event <> 'VOIDED'
LEFT JOIN take_over_numbers AS numbers
  ON audit.event = 'TAKEN_OVER' AND numbers.number = taken.number
  AND numbers.request_id = JSON_VALUE(audit.skipped, '$.takeOver')
