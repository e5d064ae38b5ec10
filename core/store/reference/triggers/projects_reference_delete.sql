CREATE OR REPLACE DEFINER = {{owner}} TRIGGER projects_reference_delete
AFTER DELETE ON projects FOR EACH ROW FOLLOWS projects_stamp_delete
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1
