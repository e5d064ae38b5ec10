CREATE OR REPLACE DEFINER = {{owner}} TRIGGER disciplines_reference_delete
AFTER DELETE ON disciplines FOR EACH ROW
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1
