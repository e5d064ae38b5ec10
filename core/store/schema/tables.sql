-- Which version of triggers, routines and rights was installed last.

-- step
CREATE TABLE IF NOT EXISTS lekthi_routines (
  id TINYINT NOT NULL,
  fingerprint CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT chk_routines_single CHECK (id = 1)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
