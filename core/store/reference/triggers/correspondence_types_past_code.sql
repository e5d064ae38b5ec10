CREATE OR REPLACE DEFINER = {{owner}} TRIGGER correspondence_types_past_code
AFTER UPDATE ON correspondence_types FOR EACH ROW FOLLOWS correspondence_types_reference_update
INSERT INTO reference_past_codes (kind, item_id, code, used_until)
SELECT 'TYPE', OLD.id, OLD.type_code, SYSDATE(6) FROM DUAL WHERE NOT BINARY OLD.type_code <=> BINARY NEW.type_code
  AND OLD.type_code NOT LIKE '~%'
