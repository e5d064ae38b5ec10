-- Refusals of an account beyond the first of a minute: counted here, and one row of the log says how many.

-- step
CREATE TABLE IF NOT EXISTS denial_sums (
  login     VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL PRIMARY KEY,
  minute_of BIGINT NOT NULL,
  refused   INT NOT NULL,
  action    VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  code      INT NOT NULL
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
