-- Running numbers (3.11.14.1). MariaDB takes neither an expression nor a generated column into a primary key: a
-- surrogate key, and uniqueness over the parts. Foreign keys restrict: deleting a project must not delete its counters.

-- step
CREATE TABLE IF NOT EXISTS document_number_counters (
  id BIGINT NOT NULL AUTO_INCREMENT,
  project_id INT NOT NULL,
  originator_organization_id INT NOT NULL,
  recipient_organization_id INT NULL COMMENT 'NULL for RFA',
  recipient_slot INT GENERATED ALWAYS AS (COALESCE(recipient_organization_id, 0)) STORED,
  correspondence_type_id INT NOT NULL,
  sub_type_id INT NOT NULL DEFAULT 0,
  rfa_type_id INT NOT NULL DEFAULT 0,
  discipline_id INT NOT NULL DEFAULT 0,
  current_year INT NOT NULL COMMENT 'A.D.; 0: never starts again',
  current_period INT NOT NULL DEFAULT 0 COMMENT '0 yearly, 1 to 12 monthly, MMDD daily',
  version INT NOT NULL DEFAULT 0,
  last_number INT NOT NULL DEFAULT 0,
  reset_epoch INT NOT NULL DEFAULT 0,
  updated_at DATETIME(6) NOT NULL,
  PRIMARY KEY (id),
  UNIQUE KEY uq_counter (project_id, originator_organization_id, recipient_slot, correspondence_type_id, sub_type_id,
                         rfa_type_id, discipline_id, current_year, current_period),
  KEY idx_counter_lookup (project_id, correspondence_type_id, current_year),
  KEY idx_counter_org (originator_organization_id, current_year),
  KEY idx_counter_recipient (recipient_organization_id),
  KEY idx_counter_type (correspondence_type_id),
  CONSTRAINT chk_last_number_positive CHECK (last_number >= 0),
  CONSTRAINT chk_current_year_valid CHECK (current_year = 0 OR current_year BETWEEN 2020 AND 2100),
  CONSTRAINT chk_current_period_valid CHECK (current_period BETWEEN 0 AND 1231),
  CONSTRAINT fk_counter_project FOREIGN KEY (project_id)
    REFERENCES projects (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT fk_counter_originator FOREIGN KEY (originator_organization_id)
    REFERENCES organizations (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT fk_counter_recipient FOREIGN KEY (recipient_organization_id)
    REFERENCES organizations (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT fk_counter_type FOREIGN KEY (correspondence_type_id)
    REFERENCES correspondence_types (id) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
