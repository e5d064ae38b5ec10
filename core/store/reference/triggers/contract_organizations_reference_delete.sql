CREATE OR REPLACE DEFINER = {{owner}} TRIGGER contract_organizations_reference_delete
AFTER DELETE ON contract_organizations FOR EACH ROW
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1
