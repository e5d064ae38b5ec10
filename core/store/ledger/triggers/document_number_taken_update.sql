CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_taken_update
BEFORE UPDATE ON document_number_taken FOR EACH ROW
BEGIN
  IF NOT (NEW.number <=> OLD.number AND NEW.place <=> OLD.place)
     OR (OLD.request_id IS NOT NULL
         AND NOT (NEW.request_id <=> OLD.request_id AND NEW.project_id <=> OLD.project_id
                  AND NEW.correspondence_type_id <=> OLD.correspondence_type_id)) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'a taken number never changes';
  END IF;
END
