-- twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}take_shared_numbers(
  IN drawn LONGTEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'for those of the numbers just entered whose text had a row already, see take_number'
BEGIN
  DECLARE waiting INT;
  DECLARE shared_number VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2;
  DECLARE shared_request CHAR(36) CHARACTER SET ascii;
  DECLARE project INT;
  DECLARE type INT;
  DECLARE scope VARCHAR(10) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2;
  DECLARE shared CURSOR FOR
    SELECT STRAIGHT_JOIN
           audit.generated_number, audit.request_id, known.project_id, known.correspondence_type_id, COALESCE(own.uniqueness_scope, common.uniqueness_scope)
    {{from_rows_just_entered}}
    LEFT JOIN {{store}}.document_number_taken AS taken
      ON taken.number = audit.generated_number AND taken.place = 0 AND taken.request_id = audit.request_id
    LEFT JOIN {{store}}.document_number_configs AS own
      ON own.project_id = known.project_id AND own.type_slot = known.correspondence_type_id
    LEFT JOIN {{store}}.document_number_configs AS common ON common.project_id = known.project_id AND common.type_slot = 0
    WHERE taken.number IS NULL
    ORDER BY audit.counter_id, audit.issued_sequence;
  DECLARE EXIT HANDLER FOR NOT FOUND
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31033, MESSAGE_TEXT = 'the counter is not at the expected version';
  SELECT STRAIGHT_JOIN COUNT(*) INTO waiting
  {{from_rows_just_entered}}
  LEFT JOIN {{store}}.document_number_taken AS taken
    ON taken.number = audit.generated_number AND taken.place = 0 AND taken.request_id = audit.request_id
  WHERE taken.number IS NULL;
  OPEN shared;
  WHILE waiting > 0 DO
    FETCH shared INTO shared_number, shared_request, project, type, scope;
    CALL {{api}}.{{twin}}take_number(shared_number, project, type, scope, shared_request);
    SET waiting = waiting - 1;
  END WHILE;
  CLOSE shared;
END
