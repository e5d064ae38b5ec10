-- Number templates: the one in force per project and type, and every version there was (3.11.7); and one number that
-- moves with every change of what a batch of numbers must not take from memory: the templates, and which projects are
-- active. Reading it under a counter's lock tells whether what was read before still holds.

-- step
CREATE TABLE IF NOT EXISTS document_number_configs (
  id INT NOT NULL AUTO_INCREMENT,
  project_id INT NOT NULL,
  correspondence_type_id INT NULL COMMENT 'NULL: the default of the project (3.11.3.5)',
  type_slot INT GENERATED ALWAYS AS (COALESCE(correspondence_type_id, 0)) STORED,
  template VARCHAR(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  period ENUM('YEARLY', 'FISCAL_YEAR', 'MONTHLY', 'DAILY', 'NEVER') NOT NULL DEFAULT 'YEARLY',
  overflow_policy ENUM('WIDEN', 'REFUSE') NOT NULL DEFAULT 'WIDEN',
  uniqueness_scope ENUM('TYPE', 'STORE', 'PROJECT') NOT NULL DEFAULT 'TYPE',
  taken_policy ENUM('SKIP', 'FAIL') NOT NULL DEFAULT 'SKIP',
  version INT NOT NULL DEFAULT 1,
  changed_by INT NOT NULL,
  changed_at DATETIME(6) NOT NULL,
  change_reason TEXT NOT NULL,
  restored_version INT NULL COMMENT 'the version that this one brought back',
  agreed_request_id BIGINT NULL COMMENT 'the request by which the version in force was agreed on; NULL: it took nobody else',
  PRIMARY KEY (id),
  UNIQUE KEY uq_config (project_id, type_slot),
  KEY idx_config_type (correspondence_type_id),
  KEY idx_config_changed_by (changed_by),
  CONSTRAINT chk_config_version CHECK (version >= 1),
  CONSTRAINT chk_config_template CHECK (CHAR_LENGTH(template) >= 1),
  CONSTRAINT fk_config_project FOREIGN KEY (project_id)
    REFERENCES projects (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT fk_config_type FOREIGN KEY (correspondence_type_id)
    REFERENCES correspondence_types (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT fk_config_user FOREIGN KEY (changed_by)
    REFERENCES users (id) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS document_number_config_history (
  id INT NOT NULL AUTO_INCREMENT,
  config_id INT NOT NULL,
  version INT NOT NULL,
  template_before VARCHAR(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL,
  template_after VARCHAR(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  period ENUM('YEARLY', 'FISCAL_YEAR', 'MONTHLY', 'DAILY', 'NEVER') NOT NULL,
  overflow_policy ENUM('WIDEN', 'REFUSE') NOT NULL,
  uniqueness_scope ENUM('TYPE', 'STORE', 'PROJECT') NOT NULL,
  taken_policy ENUM('SKIP', 'FAIL') NOT NULL,
  restored_version INT NULL COMMENT 'the version that this one brought back',
  changed_by INT NOT NULL,
  changed_at DATETIME(6) NOT NULL,
  change_reason TEXT NOT NULL,
  agreed_request_id BIGINT NULL COMMENT 'the request by which this version was agreed on; NULL: it took nobody else',
  PRIMARY KEY (id),
  UNIQUE KEY uq_config_version (config_id, version),
  KEY idx_history_changed_by (changed_by),
  CONSTRAINT fk_history_config FOREIGN KEY (config_id)
    REFERENCES document_number_configs (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT fk_history_user FOREIGN KEY (changed_by)
    REFERENCES users (id) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS document_number_rules_stamp (
  id TINYINT NOT NULL,
  stamp BIGINT NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT chk_rules_stamp_single CHECK (id = 1)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
INSERT IGNORE INTO document_number_rules_stamp (id, stamp) VALUES (1, 1)
