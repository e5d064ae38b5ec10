CREATE OR REPLACE DEFINER = {{owner}} TRIGGER correspondence_types_stamp_update
AFTER UPDATE ON correspondence_types FOR EACH ROW FOLLOWS correspondence_types_past_code
UPDATE document_number_rules_stamp SET stamp = stamp + 1 WHERE id = 1
  AND NOT (OLD.is_active <=> NEW.is_active AND BINARY OLD.type_code <=> BINARY NEW.type_code AND OLD.counted_by <=> NEW.counted_by)
