CREATE OR REPLACE DEFINER = {{owner}} TRIGGER correspondence_types_reference_delete
AFTER DELETE ON correspondence_types FOR EACH ROW
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1
