CREATE TABLE IF NOT EXISTS lekthi_schema (
  migration INT NOT NULL,
  step INT NOT NULL,
  finished_at DATETIME(6) NOT NULL,
  PRIMARY KEY (migration, step)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
