SELECT counters.last_number, counters.version, COUNT(above.number) AS count_above, COUNT(above.document_of) AS bound,
       SUBSTRING(MIN(CONCAT(LPAD(above.sequence_number, 10, '0'), above.number) COLLATE utf8mb4_bin), 11) AS first_above,
       SUBSTRING(MAX(CONCAT(LPAD(above.sequence_number, 10, '0'), above.number) COLLATE utf8mb4_bin), 11) AS last_above
FROM document_number_counters AS counters
LEFT JOIN (
  SELECT taken.number, issued.sequence_number, named.sequence_number AS document_of
  {{from_numbers_in_force}}
  LEFT JOIN (SELECT DISTINCT reset_epoch, sequence_number FROM document_number_audit
             WHERE counter_id = ? AND document_id IS NOT NULL) AS named
    ON named.reset_epoch = issued.reset_epoch AND named.sequence_number = issued.sequence_number
  WHERE counters.id = ? AND issued.sequence_number > ?
  UNION ALL
  SELECT numbers.number, numbers.sequence_number, 0
  {{from_numbers_taken_over}}
  WHERE counters.id = ? AND numbers.sequence_number > ?
) AS above ON TRUE
WHERE counters.id = ?
GROUP BY counters.last_number, counters.version
