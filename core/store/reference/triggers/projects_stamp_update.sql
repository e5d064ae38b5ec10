CREATE OR REPLACE DEFINER = {{owner}} TRIGGER projects_stamp_update
AFTER UPDATE ON projects FOR EACH ROW
UPDATE document_number_rules_stamp SET stamp = stamp + 1 WHERE id = 1
