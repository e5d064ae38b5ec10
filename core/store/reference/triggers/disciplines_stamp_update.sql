CREATE OR REPLACE DEFINER = {{owner}} TRIGGER disciplines_stamp_update
AFTER UPDATE ON disciplines FOR EACH ROW FOLLOWS disciplines_past_code
UPDATE document_number_rules_stamp SET stamp = stamp + 1 WHERE id = 1
  AND NOT (OLD.is_active <=> NEW.is_active AND BINARY OLD.discipline_code <=> BINARY NEW.discipline_code)
