SELECT STRAIGHT_JOIN asked.id, asked.counter_id
FROM JSON_TABLE(?, '$[*]' COLUMNS (id BIGINT PATH '$')) AS wanted
JOIN document_number_audit AS asked ON asked.id = wanted.id
WHERE asked.event IN ('ISSUED', 'REVISED')
    AND NOT EXISTS (SELECT 1
                    {{from_holder_of_number}}
                    WHERE taken.number = asked.generated_number AND audit.counter_id = asked.counter_id
                      AND audit.reset_epoch = asked.reset_epoch
                      AND COALESCE(numbers.sequence_number, audit.sequence_number) = asked.sequence_number)
    AND NOT EXISTS (SELECT 1 {{from_voids_of_asked}})
  OR asked.event = 'VOIDED' AND asked.skipped IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM document_number_taken AS held
                    WHERE held.number = asked.generated_number AND held.request_id = asked.request_id)
