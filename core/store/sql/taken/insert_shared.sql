INSERT INTO document_number_taken (number, place, project_id, correspondence_type_id, request_id)
SELECT numbers.number, COALESCE((SELECT MAX(held.place) + 1 FROM document_number_taken AS held WHERE held.number = numbers.number), 0),
       counters.project_id, counters.correspondence_type_id, asked.request_id
FROM (SELECT ? AS id, CONVERT(? USING utf8mb4) COLLATE utf8mb4_thai_520_w2 AS number) AS numbers
JOIN document_number_audit AS asked ON asked.id = numbers.id
JOIN document_number_counters AS counters ON counters.id = asked.counter_id
