-- Which backups were taken of the store, so that everybody sees how old the newest one is.

-- step
CREATE TABLE IF NOT EXISTS store_backups (
  id BIGINT NOT NULL AUTO_INCREMENT,
  taken_at DATETIME(6) NOT NULL COMMENT 'the moment whose state is in the backup, by the clock of the server',
  ledger_rows BIGINT NOT NULL COMMENT 'rows of the ledger in it',
  newest_row_id BIGINT NOT NULL COMMENT 'of the ledger; 0: it had none',
  bytes BIGINT NOT NULL COMMENT 'of its data as they are kept',
  data_hash BINARY(32) NOT NULL COMMENT 'SHA-256 of them; tells one backup from another',
  is_verified BOOLEAN NOT NULL COMMENT 'it was restored elsewhere, and its ledger found whole',
  recorded_at DATETIME(6) NOT NULL DEFAULT '2000-01-01' COMMENT 'this and below is set by the trigger',
  recorded_by VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '' COMMENT 'login',
  PRIMARY KEY (id),
  KEY idx_backup_taken (is_verified, taken_at, id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
