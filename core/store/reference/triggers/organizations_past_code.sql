CREATE OR REPLACE DEFINER = {{owner}} TRIGGER organizations_past_code
AFTER UPDATE ON organizations FOR EACH ROW FOLLOWS organizations_reference_update
INSERT INTO reference_past_codes (kind, item_id, code, used_until)
SELECT 'ORGANIZATION', OLD.id, OLD.organization_code, SYSDATE(6) FROM DUAL
WHERE NOT BINARY OLD.organization_code <=> BINARY NEW.organization_code
  AND OLD.organization_code NOT LIKE '~%'
