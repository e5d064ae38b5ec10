SELECT STRAIGHT_JOIN mine.number, mine.project_id, mine.correspondence_type_id,
       others.project_id AS other_project_id, others.correspondence_type_id AS other_type_id
FROM document_number_taken AS mine FORCE INDEX (PRIMARY)
JOIN document_number_taken AS others
  ON others.number = mine.number AND others.place <> mine.place AND others.request_id IS NOT NULL
  AND NOT (others.project_id = mine.project_id AND others.correspondence_type_id = mine.correspondence_type_id)
LEFT JOIN document_number_configs AS own
  ON own.project_id = mine.project_id AND own.type_slot = mine.correspondence_type_id
WHERE mine.request_id IS NOT NULL AND mine.project_id = ?
  AND (mine.correspondence_type_id = ? OR (? = 0 AND own.id IS NULL))
  AND (? = 'STORE' OR others.project_id = mine.project_id)
ORDER BY mine.number, mine.place
LIMIT ?
