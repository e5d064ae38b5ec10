CREATE OR REPLACE DEFINER = {{owner}} TRIGGER projects_past_code
AFTER UPDATE ON projects FOR EACH ROW FOLLOWS projects_reference_update
INSERT INTO reference_past_codes (kind, item_id, code, used_until)
SELECT 'PROJECT', OLD.id, OLD.project_code, SYSDATE(6) FROM DUAL WHERE NOT BINARY OLD.project_code <=> BINARY NEW.project_code
  AND OLD.project_code NOT LIKE '~%'
