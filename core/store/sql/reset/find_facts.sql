SELECT counters.last_number, counters.version, COUNT(above.number) AS count_above, COUNT(above.document_id) AS bound,
       SUBSTRING(MIN(CONCAT(LPAD(above.sequence_number, 10, '0'), above.number) COLLATE utf8mb4_bin), 11) AS first_above,
       SUBSTRING(MAX(CONCAT(LPAD(above.sequence_number, 10, '0'), above.number) COLLATE utf8mb4_bin), 11) AS last_above
FROM document_number_counters AS counters
LEFT JOIN (
  SELECT taken.number, issued.sequence_number, issued.document_id
  FROM document_number_counters AS of_key
  JOIN document_number_audit AS issued ON issued.counter_id = of_key.id
  JOIN document_number_taken AS taken
    ON taken.scope_project_id IN (0, of_key.project_id) AND taken.scope_type_id IN (0, of_key.correspondence_type_id)
    AND taken.number = issued.generated_number AND taken.request_id = issued.request_id
  WHERE of_key.id = ? AND issued.sequence_number > ?
) AS above ON TRUE
WHERE counters.id = ?
GROUP BY counters.last_number, counters.version
