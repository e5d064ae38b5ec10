-- A year of the ledger is archived by two persons: a kind of request, whose facts are what the archive's file holds.

-- step
INSERT IGNORE INTO request_kinds (name, logged_as, requester_role)
VALUES ('ARCHIVE', 'ARCHIVE', 'SUPER_ADMIN')

-- step
CREATE TABLE IF NOT EXISTS ledger_archive_heads (
  counter_id BIGINT NOT NULL,
  last_row_id BIGINT NOT NULL COMMENT 'the newest of the counter''s rows in the archive',
  request_id BIGINT NOT NULL COMMENT 'with which the archive was agreed on',
  row_hash BINARY(32) NOT NULL,
  chain_length BIGINT NOT NULL COMMENT 'rows of the chain up to it',
  reset_epoch INT NOT NULL,
  sequence_number BIGINT NOT NULL COMMENT 'the newest one that was issued or taken over in that epoch',
  has_register BOOLEAN NOT NULL,
  PRIMARY KEY (counter_id, last_row_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
