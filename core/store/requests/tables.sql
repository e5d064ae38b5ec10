-- What two people decide. Resets of counters and registers to be taken over: one Super Admin requests, another person
-- who is one approves (3.11.7); what is asked for never changes and nothing is deleted. Confirmations: another person, a
-- Super Admin, lets a template be saved although the uniqueness proof found two documents that would share a number; the
-- store cannot run the proof, it keeps who answered for what.

-- step
CREATE TABLE IF NOT EXISTS counter_reset_requests (
  id BIGINT NOT NULL AUTO_INCREMENT,
  counter_id BIGINT NOT NULL COMMENT 'no foreign keys: cascades run past triggers, and the request outlives all',
  seen_number INT NOT NULL COMMENT 'last_number of the counter when the reset was requested',
  seen_version INT NOT NULL,
  new_number INT NOT NULL,
  issued_above ENUM('SKIP', 'VOID') NOT NULL COMMENT 'what becomes of the numbers above new_number',
  count_above INT NOT NULL COMMENT 'how many numbers were in force above new_number',
  reason TEXT NOT NULL,
  requester_id INT NOT NULL,
  requester_person_id INT NOT NULL,
  requested_at DATETIME(6) NOT NULL,
  expires_at DATETIME(6) NOT NULL,
  approvals_needed INT NOT NULL COMMENT 'besides the requester',
  state ENUM('PENDING', 'EXECUTED', 'REJECTED', 'WITHDRAWN', 'EXPIRED', 'STALE') NOT NULL DEFAULT 'PENDING',
  open_counter BIGINT GENERATED ALWAYS AS (IF(state = 1, counter_id, NULL)) STORED,
  closer_id INT NULL,
  closed_at DATETIME(6) NULL,
  closing_reason TEXT NULL,
  PRIMARY KEY (id),
  UNIQUE KEY uq_reset_open (open_counter),
  KEY idx_reset_counter (counter_id, id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS counter_reset_approvals (
  request_id BIGINT NOT NULL,
  person_id INT NOT NULL,
  user_id INT NOT NULL,
  seen_version INT NOT NULL,
  comment TEXT NOT NULL,
  approved_at DATETIME(6) NOT NULL,
  PRIMARY KEY (request_id, person_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS take_over_requests (
  id BIGINT NOT NULL AUTO_INCREMENT,
  project_id INT NOT NULL COMMENT 'no foreign keys: the request outlives all',
  correspondence_type_id INT NOT NULL,
  template_used VARCHAR(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL COMMENT 'by which the numbers were read back',
  template_version INT NOT NULL,
  facts TEXT NOT NULL COMMENT 'JSON: file name and SHA-256, lines read, not understood, repeated, taken already',
  plan_digest BINARY(32) NOT NULL COMMENT 'SHA-256 over all that is asked for',
  number_count INT NOT NULL,
  reason TEXT NOT NULL,
  requester_id INT NOT NULL,
  requester_person_id INT NOT NULL,
  requested_at DATETIME(6) NOT NULL,
  expires_at DATETIME(6) NOT NULL,
  approvals_needed INT NOT NULL COMMENT 'besides the requester',
  state ENUM('PENDING', 'EXECUTED', 'REJECTED', 'WITHDRAWN', 'EXPIRED', 'STALE') NOT NULL DEFAULT 'PENDING',
  open_type VARCHAR(24) CHARACTER SET ascii COLLATE ascii_bin
    GENERATED ALWAYS AS (IF(state = 1, CONCAT(project_id, ':', correspondence_type_id), NULL)) STORED,
  closer_id INT NULL,
  closed_at DATETIME(6) NULL,
  closing_reason TEXT NULL,
  PRIMARY KEY (id),
  UNIQUE KEY uq_take_over_open (open_type),
  KEY idx_take_over_type (project_id, correspondence_type_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS take_over_counters (
  request_id BIGINT NOT NULL,
  position INT NOT NULL COMMENT 'from 1',
  originator_organization_id INT NOT NULL,
  recipient_organization_id INT NULL,
  sub_type_id INT NOT NULL,
  rfa_type_id INT NOT NULL,
  discipline_id INT NOT NULL,
  current_year INT NOT NULL,
  current_period INT NOT NULL,
  seen_number INT NOT NULL COMMENT 'of the counter when it was requested; 0 also if there was none',
  seen_version INT NOT NULL,
  new_number INT NOT NULL,
  number_count INT NOT NULL,
  missing_count INT NOT NULL COMMENT 'running numbers above seen_number that the register does not have',
  first_line INT NOT NULL,
  last_line INT NOT NULL,
  PRIMARY KEY (request_id, position)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS take_over_numbers (
  request_id BIGINT NOT NULL,
  position INT NOT NULL COMMENT 'of the counter',
  line INT NOT NULL COMMENT 'of the register',
  sequence_number INT NOT NULL,
  number VARCHAR(100) NOT NULL COMMENT 'as the template writes it',
  document_id BIGINT NULL,
  PRIMARY KEY (request_id, position, line),
  UNIQUE KEY uq_take_over_number (number, request_id),
  KEY idx_take_over_document (document_id),
  CONSTRAINT chk_take_over_sequence CHECK (sequence_number BETWEEN 1 AND 999999999)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS take_over_approvals (
  request_id BIGINT NOT NULL,
  person_id INT NOT NULL,
  user_id INT NOT NULL,
  comment TEXT NOT NULL,
  approved_at DATETIME(6) NOT NULL,
  PRIMARY KEY (request_id, person_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS template_confirmations (
  id BIGINT NOT NULL AUTO_INCREMENT,
  project_id INT NOT NULL COMMENT 'no foreign keys: cascades run past triggers, and the entry outlives all',
  correspondence_type_id INT NULL COMMENT 'NULL: the default of the project',
  template VARCHAR(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  period ENUM('YEARLY', 'FISCAL_YEAR', 'MONTHLY', 'DAILY', 'NEVER') NOT NULL,
  overflow_policy ENUM('WIDEN', 'REFUSE') NOT NULL,
  uniqueness_scope ENUM('TYPE', 'STORE', 'PROJECT') NOT NULL,
  follows_version INT NOT NULL COMMENT 'the version that the confirmed one is saved on top of; 0: none',
  person_id INT NOT NULL,
  user_id INT NOT NULL,
  reason TEXT NOT NULL,
  confirmed_at DATETIME(6) NOT NULL,
  PRIMARY KEY (id),
  KEY idx_confirmation (project_id, correspondence_type_id, follows_version)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
