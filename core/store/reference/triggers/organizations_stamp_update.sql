CREATE OR REPLACE DEFINER = {{owner}} TRIGGER organizations_stamp_update
AFTER UPDATE ON organizations FOR EACH ROW FOLLOWS organizations_past_code
UPDATE document_number_rules_stamp SET stamp = stamp + 1 WHERE id = 1
  AND NOT (OLD.is_active <=> NEW.is_active AND BINARY OLD.organization_code <=> BINARY NEW.organization_code)
