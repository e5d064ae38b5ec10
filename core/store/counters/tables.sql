-- Running numbers (3.11.14.1). MariaDB takes neither an expression nor a generated column into a primary key: a
-- surrogate key, and uniqueness over the parts. Foreign keys restrict: deleting a project must not delete its counters.
-- And how much anybody has drawn lately (3.11.14.2).

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
  ledger_head BINARY(32) NULL COMMENT 'row_hash of the newest ledger row',
  ledger_length BIGINT NOT NULL DEFAULT 0 COMMENT 'ledger rows in the chain',
  PRIMARY KEY (id),
  UNIQUE KEY uq_counter (project_id, originator_organization_id, recipient_slot, correspondence_type_id, sub_type_id,
                         rfa_type_id, discipline_id, current_year, current_period),
  KEY idx_counter_lookup (project_id, correspondence_type_id, current_year),
  KEY idx_counter_org (originator_organization_id, current_year),
  KEY idx_counter_recipient (recipient_organization_id),
  KEY idx_counter_type (correspondence_type_id),
  KEY idx_counter_year (current_year),
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

-- step
CREATE TABLE IF NOT EXISTS drawing_pace (
  user_id INT NOT NULL,
  counter_id BIGINT NOT NULL COMMENT 'the counter modulo 64, so that batches of several counters seldom wait for each other',
  minute_of BIGINT NOT NULL COMMENT 'minutes since 1970',
  numbers INT NOT NULL COMMENT 'drawn in that minute',
  PRIMARY KEY (user_id, counter_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
COMMENT = 'of accounts with a limit alone'

-- step
CREATE TABLE IF NOT EXISTS drawing_rates (
  kind ENUM('PERSON', 'ADDRESS') NOT NULL,
  subject VARCHAR(45) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL COMMENT 'the account''s id, or the address',
  part INT NOT NULL COMMENT 'the counter modulo 64, so that batches of several counters seldom wait for each other',
  minute_of BIGINT NOT NULL COMMENT 'minutes since 1970',
  used INT NOT NULL COMMENT 'requests in that minute',
  PRIMARY KEY (kind, subject, part)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
COMMENT = 'of people who draw numbers'

-- step
CREATE TABLE IF NOT EXISTS drawing_holds (
  connection BIGINT UNSIGNED NOT NULL,
  since DATETIME(6) NOT NULL,
  PRIMARY KEY (connection)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
COMMENT = 'which session has a counter locked; its row is never committed: the session alone sees it, and whoever reads uncommitted'

-- step
CREATE OR REPLACE VIEW document_sequence AS
SELECT correspondence_types.type_code AS sequence_type,
       STR_TO_DATE(CONCAT(counters.current_year, LPAD(counters.current_period, 4, '0')), '%Y%m%d') AS sequence_date,
       SUM(counters.last_number) AS current_no,
       SUM(counters.version) AS version
FROM document_number_counters AS counters
JOIN correspondence_types ON correspondence_types.id = counters.correspondence_type_id
WHERE counters.current_period >= 101
GROUP BY correspondence_types.type_code, counters.current_year, counters.current_period
