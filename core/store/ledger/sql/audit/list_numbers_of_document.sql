SELECT counters.project_id, audit.generated_number AS number
FROM document_number_audit AS audit
JOIN document_number_counters AS counters ON counters.id = audit.counter_id
WHERE audit.document_id = ?
UNION
SELECT asking.project_id, numbers.number
FROM take_over_numbers AS numbers
JOIN requests AS asking ON asking.id = numbers.request_id AND asking.state = 'EXECUTED'
WHERE numbers.document_id = ?
LIMIT ?
