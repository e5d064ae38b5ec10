SELECT requests.id, requests.project_id, requests.correspondence_type_id, requests.facts, requests.closed_at, requests.reason,
       numbers.line, numbers.sequence_number, numbers.number, numbers.document_id
FROM take_over_numbers AS numbers
JOIN take_over_requests AS requests ON requests.id = numbers.request_id
WHERE numbers.number = ? AND requests.state = 'EXECUTED'
ORDER BY requests.id
