CREATE OR REPLACE DEFINER = {{owner}} TRIGGER rfa_types_stamp_update
AFTER UPDATE ON rfa_types FOR EACH ROW FOLLOWS rfa_types_past_code
UPDATE document_number_rules_stamp SET stamp = stamp + 1 WHERE id = 1
  AND NOT (OLD.is_active <=> NEW.is_active AND BINARY OLD.type_code <=> BINARY NEW.type_code)
