CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.take_shared_register(
  IN request BIGINT, IN counter_position INT, IN project INT, IN type INT, IN scope VARCHAR(10) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2,
  IN holder CHAR(36) CHARACTER SET ascii)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'for those numbers of one counter of a register whose text had a row already, see take_number'
BEGIN
  DECLARE waiting INT;
  DECLARE shared_number VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2;
  DECLARE shared CURSOR FOR
    SELECT numbers.number
    FROM {{store}}.take_over_numbers AS numbers
    LEFT JOIN {{store}}.document_number_taken AS taken
      ON taken.number = numbers.number AND taken.place = 0 AND taken.request_id = holder
    WHERE numbers.request_id = request AND numbers.position = counter_position AND taken.number IS NULL
    ORDER BY numbers.line;
  DECLARE EXIT HANDLER FOR NOT FOUND
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31013, MESSAGE_TEXT = 'the counter has moved since it was read';
  SELECT COUNT(*) INTO waiting
  FROM {{store}}.take_over_numbers AS numbers
  LEFT JOIN {{store}}.document_number_taken AS taken
    ON taken.number = numbers.number AND taken.place = 0 AND taken.request_id = holder
  WHERE numbers.request_id = request AND numbers.position = counter_position AND taken.number IS NULL;
  OPEN shared;
  WHILE waiting > 0 DO
    FETCH shared INTO shared_number;
    CALL {{api}}.take_number(shared_number, project, type, scope, holder);
    SET waiting = waiting - 1;
  END WHILE;
  CLOSE shared;
END
