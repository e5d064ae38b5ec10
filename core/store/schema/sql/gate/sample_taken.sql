SELECT COUNT(*) AS looked_at, COALESCE(SUM(taken.number IS NULL AND NOT EXISTS (SELECT 1 {{from_voids_of_asked}})), 0) AS missing
FROM JSON_TABLE(?, '$[*]' COLUMNS (id BIGINT PATH '$')) AS wanted
JOIN document_number_audit AS asked ON asked.id = wanted.id AND asked.event = 'ISSUED'
LEFT JOIN document_number_taken AS taken
  ON taken.number = asked.generated_number AND taken.request_id = asked.request_id
