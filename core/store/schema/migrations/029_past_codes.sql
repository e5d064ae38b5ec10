-- Codes that numbers once showed: what tells a number that was drawn under another code from one that was made up.

-- step
CREATE TABLE IF NOT EXISTS reference_past_codes (
  id BIGINT NOT NULL AUTO_INCREMENT,
  kind ENUM('PROJECT', 'ORGANIZATION', 'TYPE', 'SUB_TYPE', 'RFA_TYPE', 'DISCIPLINE') NOT NULL,
  item_id INT NOT NULL,
  code VARCHAR(50) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  used_until DATETIME(6) NOT NULL,
  PRIMARY KEY (id),
  KEY idx_past_codes_item (kind, item_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
COMMENT = 'written by triggers where a code is changed'

-- step
CREATE TRIGGER IF NOT EXISTS projects_past_code
AFTER UPDATE ON projects FOR EACH ROW
INSERT INTO reference_past_codes (kind, item_id, code, used_until)
SELECT 'PROJECT', OLD.id, OLD.project_code, SYSDATE(6) FROM DUAL WHERE NOT BINARY OLD.project_code <=> BINARY NEW.project_code

-- step
CREATE TRIGGER IF NOT EXISTS organizations_past_code
AFTER UPDATE ON organizations FOR EACH ROW
INSERT INTO reference_past_codes (kind, item_id, code, used_until)
SELECT 'ORGANIZATION', OLD.id, OLD.organization_code, SYSDATE(6) FROM DUAL
WHERE NOT BINARY OLD.organization_code <=> BINARY NEW.organization_code

-- step
CREATE TRIGGER IF NOT EXISTS correspondence_types_past_code
AFTER UPDATE ON correspondence_types FOR EACH ROW
INSERT INTO reference_past_codes (kind, item_id, code, used_until)
SELECT 'TYPE', OLD.id, OLD.type_code, SYSDATE(6) FROM DUAL WHERE NOT BINARY OLD.type_code <=> BINARY NEW.type_code

-- step
CREATE TRIGGER IF NOT EXISTS correspondence_sub_types_past_code
AFTER UPDATE ON correspondence_sub_types FOR EACH ROW
INSERT INTO reference_past_codes (kind, item_id, code, used_until)
SELECT 'SUB_TYPE', OLD.id, OLD.sub_type_number, SYSDATE(6) FROM DUAL
WHERE NOT BINARY OLD.sub_type_number <=> BINARY NEW.sub_type_number

-- step
CREATE TRIGGER IF NOT EXISTS rfa_types_past_code
AFTER UPDATE ON rfa_types FOR EACH ROW
INSERT INTO reference_past_codes (kind, item_id, code, used_until)
SELECT 'RFA_TYPE', OLD.id, OLD.type_code, SYSDATE(6) FROM DUAL WHERE NOT BINARY OLD.type_code <=> BINARY NEW.type_code

-- step
CREATE TRIGGER IF NOT EXISTS disciplines_past_code
AFTER UPDATE ON disciplines FOR EACH ROW
INSERT INTO reference_past_codes (kind, item_id, code, used_until)
SELECT 'DISCIPLINE', OLD.id, OLD.discipline_code, SYSDATE(6) FROM DUAL
WHERE NOT BINARY OLD.discipline_code <=> BINARY NEW.discipline_code
