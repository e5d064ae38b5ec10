INSERT INTO document_number_taken (number, place, project_id, correspondence_type_id, request_id)
SELECT drawn.number,
       COALESCE((SELECT MAX(held.place) + 1
                 FROM document_number_taken AS held
                 WHERE held.number = drawn.number), 0),
       ?, ?, drawn.request_id
FROM JSON_TABLE(?, '$[*]' COLUMNS (
  number VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2 PATH '$[0]',
  request_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin PATH '$[1]'
)) AS drawn
