SELECT STRAIGHT_JOIN wanted.number
FROM JSON_TABLE(?, '$[*]' COLUMNS (
       number VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2 PATH '$')) AS wanted
JOIN document_number_taken AS taken
  ON taken.scope_project_id = ? AND taken.scope_type_id = ? AND taken.number = wanted.number
