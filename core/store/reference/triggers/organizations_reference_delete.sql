CREATE OR REPLACE DEFINER = {{owner}} TRIGGER organizations_reference_delete
AFTER DELETE ON organizations FOR EACH ROW
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1
