SELECT shown.kind, shown.id
FROM (
  SELECT 'PROJECT' COLLATE utf8mb4_thai_520_w2 AS kind, project_id AS id FROM document_number_counters
  UNION SELECT 'PROJECT' COLLATE utf8mb4_thai_520_w2, project_id FROM document_number_configs
  UNION SELECT 'ORGANIZATION' COLLATE utf8mb4_thai_520_w2, originator_organization_id FROM document_number_counters
  UNION SELECT 'ORGANIZATION' COLLATE utf8mb4_thai_520_w2, recipient_organization_id FROM document_number_counters
  UNION SELECT 'TYPE' COLLATE utf8mb4_thai_520_w2, correspondence_type_id FROM document_number_counters
  UNION SELECT 'TYPE' COLLATE utf8mb4_thai_520_w2, correspondence_type_id FROM document_number_configs
  UNION SELECT 'SUB_TYPE' COLLATE utf8mb4_thai_520_w2, sub_type_id FROM document_number_counters
  UNION SELECT 'RFA_TYPE' COLLATE utf8mb4_thai_520_w2, rfa_type_id FROM document_number_counters
  UNION SELECT 'DISCIPLINE' COLLATE utf8mb4_thai_520_w2, discipline_id FROM document_number_counters
) AS shown
WHERE shown.kind = ? AND shown.id > 0
