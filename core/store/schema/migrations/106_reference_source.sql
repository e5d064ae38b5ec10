-- Reference data that another schema of the server owns: which one, and what was read there last.

-- step
CREATE TABLE IF NOT EXISTS reference_source (
  id TINYINT NOT NULL,
  schema_name VARCHAR(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  columns_read LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL COMMENT 'JSON: ["projects.id", ...]',
  digest VARCHAR(120) CHARACTER SET ascii COLLATE ascii_bin NULL COMMENT 'of what the views gave',
  read_at DATETIME(6) NULL,
  PRIMARY KEY (id),
  CONSTRAINT chk_reference_source_single CHECK (id = 1)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
COMMENT = 'no row: the lists are kept in the store'

-- step
CREATE TABLE IF NOT EXISTS reference_read (
  kind ENUM('PROJECT', 'CONTRACT', 'ORGANIZATION', 'TYPE', 'SUB_TYPE', 'RFA_TYPE', 'DISCIPLINE') NOT NULL,
  item_id INT NOT NULL,
  parent_id INT NOT NULL,
  code VARCHAR(100) NOT NULL,
  short_code VARCHAR(100) NOT NULL,
  name_th VARCHAR(255) NOT NULL,
  name_en VARCHAR(255) NOT NULL,
  name_zh VARCHAR(255) NOT NULL,
  sort_order INT NOT NULL,
  is_active BOOLEAN NOT NULL,
  starts_on DATE NULL,
  ends_on DATE NULL,
  problem ENUM('CODE', 'REPEATED', 'PARENT') NULL COMMENT 'why the row was not taken over',
  PRIMARY KEY (kind, item_id),
  KEY idx_reference_read_code (kind, code)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
