-- twin
CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.{{twin}}take_number(
  IN number_wanted VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2, IN project INT, IN type INT,
  IN scope VARCHAR(10) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2, IN request CHAR(36) CHARACTER SET ascii)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'takes a text that had a row already, whose place 0 the transaction has written; 1062 if a holder is in the way (3.11.5.2)'
BEGIN
  DECLARE holders INT;
  DECLARE next_place INT;
  -- Locked, so that holders count that were committed since the transaction began to read.
  SELECT COUNT(*) INTO holders
  FROM (SELECT project AS project_id, type AS correspondence_type_id, scope AS scope) AS mine
  JOIN (SELECT number_wanted AS number) AS wanted
  {{from_holders_in_the_way}}
  LOCK IN SHARE MODE;
  IF holders > 0 THEN
    SIGNAL SQLSTATE '23000' SET MYSQL_ERRNO = 1062, MESSAGE_TEXT = 'the number is in force in the scope';
  END IF;
  UPDATE {{store}}.document_number_taken
  SET request_id = request, project_id = project, correspondence_type_id = type
  WHERE number = number_wanted AND place = 0 AND request_id IS NULL;
  IF ROW_COUNT() = 0 THEN
    SELECT MAX(place) + 1 INTO next_place FROM {{store}}.document_number_taken WHERE number = number_wanted FOR UPDATE;
    INSERT INTO {{store}}.document_number_taken (number, place, project_id, correspondence_type_id, request_id)
    VALUES (number_wanted, next_place, project, type, request);
  END IF;
END
