CREATE OR REPLACE DEFINER = {{owner}} TRIGGER correspondence_sub_types_reference_update
AFTER UPDATE ON correspondence_sub_types FOR EACH ROW
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1
