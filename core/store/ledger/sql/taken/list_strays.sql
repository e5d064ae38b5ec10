SELECT STRAIGHT_JOIN taken.number, taken.place, taken.project_id, taken.correspondence_type_id, taken.request_id
FROM JSON_TABLE(?, '$[*]' COLUMNS (
       number VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2 PATH '$[0]',
       request_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin PATH '$[1]')) AS wanted
JOIN document_number_taken AS taken ON taken.number = wanted.number AND taken.request_id = wanted.request_id
LEFT JOIN document_number_audit AS asked ON asked.request_id = taken.request_id
LEFT JOIN document_number_counters AS counters ON counters.id = asked.counter_id
LEFT JOIN take_over_numbers AS numbers
  ON asked.event = 'TAKEN_OVER' AND numbers.number = taken.number
  AND numbers.request_id = JSON_VALUE(asked.skipped, '$.takeOver')
WHERE NOT COALESCE(counters.project_id = taken.project_id AND counters.correspondence_type_id = taken.correspondence_type_id
                   AND (numbers.number IS NOT NULL
                        OR asked.generated_number = taken.number
                           AND (asked.event = 'VOIDED' AND asked.skipped IS NOT NULL
                                OR asked.event IN ('ISSUED', 'REVISED') AND NOT EXISTS (SELECT 1 {{from_voids_of_asked}}))),
                   FALSE)
