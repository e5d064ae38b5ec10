-- What numbers draw their codes from, the codes that they once showed, and one number that moves with every change of
-- them, so that whoever holds them in memory sees by one row that they are old. Not the stamp of the rules: a new
-- organization is no reason to refuse a batch of numbers.

-- step
CREATE TABLE IF NOT EXISTS projects (
  id INT NOT NULL AUTO_INCREMENT,
  project_code VARCHAR(50) NOT NULL,
  project_name VARCHAR(255) NOT NULL,
  project_name_en VARCHAR(255) NOT NULL DEFAULT '',
  is_active BOOLEAN NOT NULL DEFAULT TRUE,
  PRIMARY KEY (id),
  UNIQUE KEY uq_project_code (project_code)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS organizations (
  id INT NOT NULL AUTO_INCREMENT,
  organization_code VARCHAR(20) NOT NULL,
  organization_name VARCHAR(255) NOT NULL,
  organization_name_en VARCHAR(255) NOT NULL DEFAULT '',
  is_active BOOLEAN NOT NULL DEFAULT TRUE,
  PRIMARY KEY (id),
  UNIQUE KEY uq_organization_code (organization_code)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS project_organizations (
  project_id INT NOT NULL,
  organization_id INT NOT NULL,
  PRIMARY KEY (project_id, organization_id),
  KEY idx_organization (organization_id),
  CONSTRAINT fk_project_organizations_project FOREIGN KEY (project_id)
    REFERENCES projects (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT fk_project_organizations_organization FOREIGN KEY (organization_id)
    REFERENCES organizations (id) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS correspondence_types (
  id INT NOT NULL AUTO_INCREMENT,
  type_code VARCHAR(50) NOT NULL,
  type_name VARCHAR(255) NOT NULL,
  type_name_en VARCHAR(255) NOT NULL DEFAULT '',
  PRIMARY KEY (id),
  UNIQUE KEY uq_correspondence_type_code (type_code)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS correspondence_sub_types (
  id INT NOT NULL AUTO_INCREMENT,
  correspondence_type_id INT NOT NULL,
  sub_type_number VARCHAR(10) NOT NULL,
  sub_type_code VARCHAR(20) NOT NULL,
  sub_type_name VARCHAR(255) NOT NULL,
  sub_type_name_en VARCHAR(255) NOT NULL DEFAULT '',
  PRIMARY KEY (id),
  UNIQUE KEY uq_sub_type_number (correspondence_type_id, sub_type_number),
  UNIQUE KEY uq_sub_type_code (correspondence_type_id, sub_type_code),
  CONSTRAINT fk_sub_types_type FOREIGN KEY (correspondence_type_id)
    REFERENCES correspondence_types (id) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS rfa_types (
  id INT NOT NULL AUTO_INCREMENT,
  type_code VARCHAR(20) NOT NULL,
  type_name VARCHAR(255) NOT NULL,
  type_name_en VARCHAR(255) NOT NULL DEFAULT '',
  PRIMARY KEY (id),
  UNIQUE KEY uq_rfa_type_code (type_code)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS disciplines (
  id INT NOT NULL AUTO_INCREMENT,
  discipline_code VARCHAR(20) NOT NULL,
  discipline_name VARCHAR(255) NOT NULL,
  discipline_name_en VARCHAR(255) NOT NULL DEFAULT '',
  PRIMARY KEY (id),
  UNIQUE KEY uq_discipline_code (discipline_code)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

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
CREATE TABLE IF NOT EXISTS reference_data_stamp (
  id TINYINT NOT NULL,
  stamp BIGINT NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT chk_reference_data_stamp_single CHECK (id = 1)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
INSERT IGNORE INTO reference_data_stamp (id, stamp) VALUES (1, 1)
