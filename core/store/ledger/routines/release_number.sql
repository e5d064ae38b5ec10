CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.release_number(
  IN number_held VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_thai_520_w2, IN request CHAR(36) CHARACTER SET ascii)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'ends that the request holds the text; the place 0 of a text that others hold or held stays'
BEGIN
  DECLARE held_place INT DEFAULT NULL;
  DECLARE held_project INT;
  DECLARE held_type INT;
  DECLARE changes INT;
  UPDATE {{store}}.document_number_taken SET touched = touched + 1 WHERE number = number_held AND place = 0;
  SELECT taken.place, taken.project_id, taken.correspondence_type_id, taken.touched INTO held_place, held_project, held_type, changes
  FROM {{store}}.document_number_taken AS taken WHERE taken.number = number_held AND taken.request_id = request FOR UPDATE;
  DELETE FROM {{store}}.document_number_taken WHERE number = number_held AND place = held_place;
  -- A DELETE that is killed inside a routine deletes nothing and says nothing (MariaDB 10.11.19).
  IF ROW_COUNT() <> 1 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31013, MESSAGE_TEXT = 'the counter has moved since it was read';
  END IF;
  -- Others hold the text, or did: they go on meeting at place 0.
  IF held_place = 0
     AND (changes > 1 OR EXISTS (SELECT 1 FROM {{store}}.document_number_taken WHERE number = number_held FOR UPDATE)) THEN
    INSERT INTO {{store}}.document_number_taken (number, place, touched, project_id, correspondence_type_id, request_id)
    VALUES (number_held, 0, changes, held_project, held_type, NULL);
  END IF;
END
