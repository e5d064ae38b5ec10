-- One number that moves with every change of what a batch of numbers must not take from memory: the templates, and
-- which projects are active. Reading it under a counter's lock tells whether what was read before still holds.

-- step
CREATE TABLE IF NOT EXISTS document_number_rules_stamp (
  id TINYINT NOT NULL,
  stamp BIGINT NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT chk_rules_stamp_single CHECK (id = 1)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
INSERT IGNORE INTO document_number_rules_stamp (id, stamp) VALUES (1, 1)

-- step
CREATE TRIGGER IF NOT EXISTS document_number_configs_stamp_insert
AFTER INSERT ON document_number_configs FOR EACH ROW
UPDATE document_number_rules_stamp SET stamp = stamp + 1 WHERE id = 1

-- step
CREATE TRIGGER IF NOT EXISTS document_number_configs_stamp_update
AFTER UPDATE ON document_number_configs FOR EACH ROW
UPDATE document_number_rules_stamp SET stamp = stamp + 1 WHERE id = 1

-- step
CREATE TRIGGER IF NOT EXISTS document_number_configs_stamp_delete
AFTER DELETE ON document_number_configs FOR EACH ROW
UPDATE document_number_rules_stamp SET stamp = stamp + 1 WHERE id = 1

-- step
CREATE TRIGGER IF NOT EXISTS projects_stamp_insert
AFTER INSERT ON projects FOR EACH ROW
UPDATE document_number_rules_stamp SET stamp = stamp + 1 WHERE id = 1

-- step
CREATE TRIGGER IF NOT EXISTS projects_stamp_update
AFTER UPDATE ON projects FOR EACH ROW
UPDATE document_number_rules_stamp SET stamp = stamp + 1 WHERE id = 1

-- step
CREATE TRIGGER IF NOT EXISTS projects_stamp_delete
AFTER DELETE ON projects FOR EACH ROW
UPDATE document_number_rules_stamp SET stamp = stamp + 1 WHERE id = 1
