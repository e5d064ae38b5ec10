SELECT STRAIGHT_JOIN taken.number
FROM JSON_TABLE(?, '$[*]' COLUMNS (
       number VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2 PATH '$')) AS wanted
JOIN document_number_taken AS taken FORCE INDEX (PRIMARY) ON taken.number = wanted.number
WHERE {{text_project_is_shown taken}}
