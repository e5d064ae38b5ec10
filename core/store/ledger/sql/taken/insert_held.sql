INSERT INTO document_number_taken (number, place, project_id, correspondence_type_id, request_id)
SELECT numbers.number,
       COALESCE((SELECT MAX(held.place) + 1 FROM document_number_taken AS held WHERE held.number = numbers.number), 0)
         + ROW_NUMBER() OVER (PARTITION BY numbers.number ORDER BY numbers.id) - 1,
       numbers.project_id, numbers.correspondence_type_id, numbers.request_id
FROM (
  SELECT asked.id, COALESCE(wanted.number, asked.generated_number) AS number, counters.project_id,
         counters.correspondence_type_id, asked.request_id
  FROM JSON_TABLE(?, '$[*]' COLUMNS (
         id BIGINT PATH '$[0]',
         number VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2 PATH '$[1]')) AS wanted
  JOIN document_number_audit AS asked ON asked.id = wanted.id
  JOIN document_number_counters AS counters ON counters.id = asked.counter_id
) AS numbers
WHERE NOT EXISTS (SELECT 1 FROM document_number_taken AS own
                  WHERE own.number = numbers.number AND own.request_id = numbers.request_id)
