CREATE OR REPLACE DEFINER = {{owner}} TRIGGER organizations_reference_update
AFTER UPDATE ON organizations FOR EACH ROW
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1
