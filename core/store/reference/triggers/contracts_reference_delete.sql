CREATE OR REPLACE DEFINER = {{owner}} TRIGGER contracts_reference_delete
AFTER DELETE ON contracts FOR EACH ROW
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1
