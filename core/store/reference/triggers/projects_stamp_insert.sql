CREATE OR REPLACE DEFINER = {{owner}} TRIGGER projects_stamp_insert
AFTER INSERT ON projects FOR EACH ROW
UPDATE document_number_rules_stamp SET stamp = stamp + 1 WHERE id = 1
