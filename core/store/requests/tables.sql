-- Whatever takes two persons (3.11.7) is a row of requests, of a kind that has its own facts, its own require_fresh_<kind>
-- and its own execute_<kind>. What is asked for never changes, nothing is deleted, and nothing is executed that not enough
-- other persons approved, whoever tries. What an import asks for, number by number, has tables of its own.

-- step
CREATE TABLE IF NOT EXISTS request_kinds (
  name VARCHAR(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL COMMENT 'part of the names of its routines',
  logged_as VARCHAR(20) NOT NULL COMMENT 'how its actions begin in the admin log',
  requester_role ENUM('PROJECT_ADMIN', 'SUPER_ADMIN') NOT NULL COMMENT 'a Project Admin asks for his projects',
  PRIMARY KEY (name),
  CONSTRAINT chk_request_kind CHECK (name REGEXP '\\A[A-Z]+\\z')
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
INSERT IGNORE INTO request_kinds (name, logged_as, requester_role)
VALUES ('RESET', 'RESET', 'SUPER_ADMIN'),
       ('IMPORT', 'TAKE_OVER', 'SUPER_ADMIN'),
       ('TEMPLATE', 'TEMPLATE', 'PROJECT_ADMIN')

-- step
CREATE TABLE IF NOT EXISTS requests (
  id BIGINT NOT NULL AUTO_INCREMENT,
  kind VARCHAR(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  subject VARCHAR(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL
    COMMENT 'for which one request is open at most: counter:17, import:1:2',
  project_id INT NOT NULL COMMENT 'no foreign keys: cascades run past triggers, and the request outlives all',
  correspondence_type_id INT NULL,
  logged_subject VARCHAR(255) NOT NULL COMMENT 'what the admin log calls it',
  facts TEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL COMMENT 'JSON: all that is asked for',
  facts_digest BINARY(32) NOT NULL COMMENT 'SHA-256 over kind, subject and facts; set by the trigger',
  reason TEXT NOT NULL,
  requester_id INT NOT NULL,
  requester_person_id INT NOT NULL,
  requested_at DATETIME(6) NOT NULL,
  expires_at DATETIME(6) NOT NULL,
  approvals_needed INT NOT NULL COMMENT 'besides the requester',
  state ENUM('PENDING', 'EXECUTED', 'REJECTED', 'WITHDRAWN', 'EXPIRED', 'STALE') NOT NULL DEFAULT 'PENDING',
  open_subject VARCHAR(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin
    GENERATED ALWAYS AS (IF(state = 1, subject, NULL)) STORED,
  closer_id INT NULL,
  closed_at DATETIME(6) NULL,
  closing_reason TEXT NULL,
  PRIMARY KEY (id),
  UNIQUE KEY uq_request_open (open_subject),
  KEY idx_request_subject (subject, id),
  KEY idx_request_kind (kind, id),
  KEY idx_request_type (project_id, correspondence_type_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS request_approvals (
  request_id BIGINT NOT NULL,
  person_id INT NOT NULL,
  user_id INT NOT NULL,
  facts_digest BINARY(32) NOT NULL COMMENT 'of what the approver saw',
  comment TEXT NOT NULL,
  approved_at DATETIME(6) NOT NULL,
  PRIMARY KEY (request_id, person_id)
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
