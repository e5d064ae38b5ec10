SELECT STRAIGHT_JOIN audit.request_id
FROM JSON_TABLE(?, '$[*]' COLUMNS (
       request_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin PATH '$')) AS wanted
JOIN document_number_audit AS audit ON audit.request_id = wanted.request_id
JOIN document_number_taken AS taken
  ON taken.number = audit.generated_number AND taken.request_id = audit.request_id
