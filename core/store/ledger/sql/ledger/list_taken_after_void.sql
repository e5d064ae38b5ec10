SELECT STRAIGHT_JOIN DISTINCT wanted.number
FROM (SELECT ? AS project_id, ? AS correspondence_type_id, ? AS scope) AS mine
JOIN JSON_TABLE(?, '$[*]' COLUMNS (
       number VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2 PATH '$')) AS wanted
{{from_holders_in_the_way}}
  AND NOT EXISTS (
    SELECT 1 FROM document_number_audit AS issued
    WHERE issued.request_id = taken.request_id AND issued.event IN ('ISSUED', 'REVISED') AND issued.counter_id = ?
      AND issued.sequence_number > ?)
