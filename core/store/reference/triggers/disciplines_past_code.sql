CREATE OR REPLACE DEFINER = {{owner}} TRIGGER disciplines_past_code
AFTER UPDATE ON disciplines FOR EACH ROW FOLLOWS disciplines_reference_update
INSERT INTO reference_past_codes (kind, item_id, code, used_until)
SELECT 'DISCIPLINE', OLD.id, OLD.discipline_code, SYSDATE(6) FROM DUAL
WHERE NOT BINARY OLD.discipline_code <=> BINARY NEW.discipline_code
  AND OLD.discipline_code NOT LIKE '~%'
