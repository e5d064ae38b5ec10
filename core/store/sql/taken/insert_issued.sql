INSERT IGNORE INTO document_number_taken (number, place, project_id, correspondence_type_id, request_id)
SELECT asked.generated_number, 0, counters.project_id, counters.correspondence_type_id, asked.request_id
FROM JSON_TABLE(?, '$[*]' COLUMNS (id BIGINT PATH '$')) AS wanted
JOIN document_number_audit AS asked ON asked.id = wanted.id
JOIN document_number_counters AS counters ON counters.id = asked.counter_id
