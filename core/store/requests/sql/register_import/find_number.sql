SELECT requests.id, requests.project_id, requests.correspondence_type_id, requests.facts, requests.closed_at, requests.reason,
       numbers.line, numbers.sequence_number, numbers.number, numbers.document_id
FROM take_over_numbers AS numbers
JOIN requests AS requests ON requests.id = numbers.request_id
WHERE numbers.number = ? AND requests.state = 'EXECUTED'
UNION DISTINCT
SELECT asking.id, asking.project_id, asking.correspondence_type_id, asking.facts, asking.closed_at, asking.reason,
       numbers.line, numbers.sequence_number, numbers.number, numbers.document_id
{{from_numbers_taken_over}}
JOIN document_number_audit AS revised
  ON revised.counter_id = counters.id AND revised.event = 'REVISED' AND revised.sequence_number = numbers.sequence_number
JOIN document_number_audit AS audit
  ON audit.counter_id = counters.id AND audit.reset_epoch = revised.reset_epoch AND audit.issued_sequence IS NULL
  AND audit.event = 'TAKEN_OVER' AND JSON_VALUE(audit.skipped, '$.takeOver') = asking.id
WHERE revised.generated_number = ?
ORDER BY id, line
