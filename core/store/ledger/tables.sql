-- The ledger of numbers (3.11.8.1), a chain per counter, and the numbers in force (3.11.5.2). A text may be held more
-- than once, but never by two holders of whom one's scope covers the other: so there is a row for each holder; the first
-- one, place 0, is the row that everybody writes who takes or releases the text, also on two nodes of a cluster.
--
-- Numbers are drawn through routines alone (draw and its neighbours): they see to it once per batch that who draws may, so
-- that the rows need no triggers of their own. What nobody may do stays with triggers.
-- How many numbers a counter gave in a stretch of time is counted from idx_audit_drawn alone, whatever the ledger's size.

-- step
CREATE TABLE IF NOT EXISTS document_number_audit (
  id BIGINT NOT NULL AUTO_INCREMENT,
  event ENUM('ISSUED', 'REVISED', 'VOIDED', 'TAKEN_OVER') NOT NULL,
  request_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  counter_id BIGINT NOT NULL,
  reset_epoch INT NOT NULL DEFAULT 0,
  sequence_number INT NOT NULL,
  issued_sequence INT GENERATED ALWAYS AS (IF(event = 1, sequence_number, NULL)) STORED,
  document_id BIGINT NULL COMMENT 'no foreign key: the ledger outlives the documents',
  generated_number VARCHAR(100) NOT NULL,
  revision VARCHAR(20) NOT NULL DEFAULT '',
  counter_key JSON NOT NULL,
  template_used VARCHAR(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  template_version INT NOT NULL,
  user_id INT NOT NULL,
  drawn_by INT NULL COMMENT 'the account that was signed in; NULL: from before it was kept',
  ip_address VARCHAR(45) NOT NULL DEFAULT '',
  user_agent VARCHAR(512) NOT NULL DEFAULT '',
  retry_count INT NOT NULL DEFAULT 0,
  lock_wait_ms INT NOT NULL DEFAULT 0,
  total_duration_ms INT NOT NULL DEFAULT 0,
  fallback_used ENUM('NONE', 'DB_LOCK', 'RETRY') NOT NULL DEFAULT 'NONE',
  skipped JSON NULL COMMENT 'numbers passed over since they were taken',
  previous_hash BINARY(32) NULL,
  row_hash BINARY(32) NULL,
  created_at DATETIME(6) NOT NULL,
  PRIMARY KEY (id),
  UNIQUE KEY uq_audit_request (request_id),
  UNIQUE KEY uq_audit_sequence (counter_id, reset_epoch, issued_sequence),
  KEY idx_audit_number (generated_number),
  KEY idx_audit_drawn (created_at, counter_id, event),
  KEY idx_user_id (user_id),
  KEY idx_drawn_by (drawn_by),
  KEY idx_document_id (document_id),
  KEY idx_audit_pace (counter_id, event, created_at),
  CONSTRAINT chk_audit_sequence CHECK (sequence_number >= 1),
  CONSTRAINT fk_audit_counter FOREIGN KEY (counter_id)
    REFERENCES document_number_counters (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT fk_audit_user FOREIGN KEY (user_id)
    REFERENCES users (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT fk_audit_drawn_by FOREIGN KEY (drawn_by)
    REFERENCES users (id) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS document_number_taken (
  number VARCHAR(100) NOT NULL COMMENT 'compared without case and width, on purpose',
  place INT NOT NULL DEFAULT 0 COMMENT '0: the first holder of the text, then 1, 2, ...',
  request_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NULL COMMENT 'NULL: nobody holds this place, which only place 0 can be',
  touched INT NOT NULL DEFAULT 0 COMMENT 'of place 0: how often the text was taken or released since',
  project_id INT NOT NULL COMMENT 'of the holder, whatever its scope',
  correspondence_type_id INT NOT NULL COMMENT 'of the holder, whatever its scope',
  PRIMARY KEY (number, place)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS document_number_skipped (
  number VARCHAR(100) NOT NULL,
  audit_id BIGINT NOT NULL COMMENT 'the row whose column skipped names the number',
  PRIMARY KEY (number, audit_id),
  KEY idx_skipped_row (audit_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
COMMENT = 'an index of document_number_audit.skipped; written only where a number is skipped'
