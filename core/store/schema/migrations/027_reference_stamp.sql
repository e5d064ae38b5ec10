-- One number that moves with every change of what codes and names come from, so that whoever holds them in memory sees
-- by one row that they are old. Not the stamp of the rules: a new organization is no reason to refuse a batch of numbers.

-- step
CREATE TABLE IF NOT EXISTS reference_data_stamp (
  id TINYINT NOT NULL,
  stamp BIGINT NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT chk_reference_data_stamp_single CHECK (id = 1)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
INSERT IGNORE INTO reference_data_stamp (id, stamp) VALUES (1, 1)

-- step
CREATE TRIGGER IF NOT EXISTS projects_reference_insert
AFTER INSERT ON projects FOR EACH ROW
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1

-- step
CREATE TRIGGER IF NOT EXISTS projects_reference_update
AFTER UPDATE ON projects FOR EACH ROW
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1

-- step
CREATE TRIGGER IF NOT EXISTS projects_reference_delete
AFTER DELETE ON projects FOR EACH ROW
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1

-- step
CREATE TRIGGER IF NOT EXISTS project_organizations_reference_insert
AFTER INSERT ON project_organizations FOR EACH ROW
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1

-- step
CREATE TRIGGER IF NOT EXISTS project_organizations_reference_update
AFTER UPDATE ON project_organizations FOR EACH ROW
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1

-- step
CREATE TRIGGER IF NOT EXISTS project_organizations_reference_delete
AFTER DELETE ON project_organizations FOR EACH ROW
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1

-- step
CREATE TRIGGER IF NOT EXISTS organizations_reference_insert
AFTER INSERT ON organizations FOR EACH ROW
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1

-- step
CREATE TRIGGER IF NOT EXISTS organizations_reference_update
AFTER UPDATE ON organizations FOR EACH ROW
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1

-- step
CREATE TRIGGER IF NOT EXISTS organizations_reference_delete
AFTER DELETE ON organizations FOR EACH ROW
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1

-- step
CREATE TRIGGER IF NOT EXISTS correspondence_types_reference_insert
AFTER INSERT ON correspondence_types FOR EACH ROW
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1

-- step
CREATE TRIGGER IF NOT EXISTS correspondence_types_reference_update
AFTER UPDATE ON correspondence_types FOR EACH ROW
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1

-- step
CREATE TRIGGER IF NOT EXISTS correspondence_types_reference_delete
AFTER DELETE ON correspondence_types FOR EACH ROW
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1

-- step
CREATE TRIGGER IF NOT EXISTS correspondence_sub_types_reference_insert
AFTER INSERT ON correspondence_sub_types FOR EACH ROW
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1

-- step
CREATE TRIGGER IF NOT EXISTS correspondence_sub_types_reference_update
AFTER UPDATE ON correspondence_sub_types FOR EACH ROW
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1

-- step
CREATE TRIGGER IF NOT EXISTS correspondence_sub_types_reference_delete
AFTER DELETE ON correspondence_sub_types FOR EACH ROW
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1

-- step
CREATE TRIGGER IF NOT EXISTS rfa_types_reference_insert
AFTER INSERT ON rfa_types FOR EACH ROW
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1

-- step
CREATE TRIGGER IF NOT EXISTS rfa_types_reference_update
AFTER UPDATE ON rfa_types FOR EACH ROW
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1

-- step
CREATE TRIGGER IF NOT EXISTS rfa_types_reference_delete
AFTER DELETE ON rfa_types FOR EACH ROW
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1

-- step
CREATE TRIGGER IF NOT EXISTS disciplines_reference_insert
AFTER INSERT ON disciplines FOR EACH ROW
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1

-- step
CREATE TRIGGER IF NOT EXISTS disciplines_reference_update
AFTER UPDATE ON disciplines FOR EACH ROW
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1

-- step
CREATE TRIGGER IF NOT EXISTS disciplines_reference_delete
AFTER DELETE ON disciplines FOR EACH ROW
UPDATE reference_data_stamp SET stamp = stamp + 1 WHERE id = 1
