CREATE OR REPLACE DEFINER = {{owner}} TRIGGER projects_reference_update
AFTER UPDATE ON projects FOR EACH ROW FOLLOWS projects_stamp_update
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1
