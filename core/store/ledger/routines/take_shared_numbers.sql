-- twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}take_shared_numbers(
  IN counter BIGINT, IN epoch INT, IN seen_number INT, IN new_number INT, IN project INT, IN type INT,
  IN scope VARCHAR(10) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'for those of the numbers just drawn whose text had a row already, see take_number'
BEGIN
  DECLARE waiting INT;
  DECLARE shared_number VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2;
  DECLARE shared_request CHAR(36) CHARACTER SET ascii;
  DECLARE shared CURSOR FOR
    SELECT audit.generated_number, audit.request_id
    FROM {{store}}.document_number_audit AS audit
    LEFT JOIN {{store}}.document_number_taken AS taken
      ON taken.number = audit.generated_number AND taken.place = 0 AND taken.request_id = audit.request_id
    WHERE audit.counter_id = counter AND audit.reset_epoch = epoch AND audit.issued_sequence > seen_number
      AND audit.issued_sequence <= new_number AND taken.number IS NULL
    ORDER BY audit.issued_sequence;
  DECLARE EXIT HANDLER FOR NOT FOUND
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31033, MESSAGE_TEXT = 'the counter is not at the expected version';
  SELECT COUNT(*) INTO waiting
  FROM {{store}}.document_number_audit AS audit
  LEFT JOIN {{store}}.document_number_taken AS taken
    ON taken.number = audit.generated_number AND taken.place = 0 AND taken.request_id = audit.request_id
  WHERE audit.counter_id = counter AND audit.reset_epoch = epoch AND audit.issued_sequence > seen_number
    AND audit.issued_sequence <= new_number AND taken.number IS NULL;
  OPEN shared;
  WHILE waiting > 0 DO
    FETCH shared INTO shared_number, shared_request;
    CALL {{api}}.{{twin}}take_number(shared_number, project, type, scope, shared_request);
    SET waiting = waiting - 1;
  END WHILE;
  CLOSE shared;
END
