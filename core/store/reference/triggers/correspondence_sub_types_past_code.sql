CREATE OR REPLACE DEFINER = {{owner}} TRIGGER correspondence_sub_types_past_code
AFTER UPDATE ON correspondence_sub_types FOR EACH ROW FOLLOWS correspondence_sub_types_reference_update
INSERT INTO reference_past_codes (kind, item_id, code, used_until)
SELECT 'SUB_TYPE', OLD.id, OLD.sub_type_number, SYSDATE(6) FROM DUAL
WHERE NOT BINARY OLD.sub_type_number <=> BINARY NEW.sub_type_number
  AND OLD.sub_type_number NOT LIKE '~%'
