CREATE OR REPLACE DEFINER = {{owner}} TRIGGER rfa_types_reference_delete
AFTER DELETE ON rfa_types FOR EACH ROW
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1
