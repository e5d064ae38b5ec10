CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_configs_stamp_update
AFTER UPDATE ON document_number_configs FOR EACH ROW
UPDATE document_number_rules_stamp SET stamp = stamp + 1 WHERE id = 1
