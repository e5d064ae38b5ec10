CREATE TABLE IF NOT EXISTS lekthi_upgrade (
  place TINYINT NOT NULL,
  owner CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  taken_until DATETIME(6) NOT NULL,
  PRIMARY KEY (place)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
