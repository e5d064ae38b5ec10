CREATE OR REPLACE DEFINER = {{owner}} TRIGGER projects_reference_insert
AFTER INSERT ON projects FOR EACH ROW FOLLOWS projects_stamp_insert
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1
