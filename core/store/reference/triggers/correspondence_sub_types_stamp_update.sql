CREATE OR REPLACE DEFINER = {{owner}} TRIGGER correspondence_sub_types_stamp_update
AFTER UPDATE ON correspondence_sub_types FOR EACH ROW FOLLOWS correspondence_sub_types_past_code
UPDATE document_number_rules_stamp SET stamp = stamp + 1 WHERE id = 1
  AND NOT (OLD.is_active <=> NEW.is_active AND BINARY OLD.sub_type_number <=> BINARY NEW.sub_type_number)
