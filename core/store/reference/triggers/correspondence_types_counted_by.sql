CREATE OR REPLACE DEFINER = {{owner}} TRIGGER correspondence_types_counted_by
BEFORE UPDATE ON correspondence_types FOR EACH ROW
BEGIN
  IF NOT {{is_sandbox}} AND NOT OLD.counted_by <=> NEW.counted_by
     AND EXISTS (SELECT 1 FROM document_number_counters WHERE correspondence_type_id = OLD.id) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31110, MESSAGE_TEXT = 'the type has counters, so what it counts by stays';
  END IF;
END
