-- What is drawn in the sandbox has limits and goes with age: its rows may be deleted there, nowhere else (3.11.14.2).

-- step
CREATE TABLE IF NOT EXISTS sandbox_use (
  login VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  part INT NOT NULL COMMENT 'the counter modulo 64, so that test draws of several counters seldom wait for each other',
  hour_of BIGINT NOT NULL COMMENT 'hours since 1970',
  numbers INT NOT NULL COMMENT 'granted in that hour; a counter that was opened counts as ten',
  unspent INT NOT NULL COMMENT 'of these, not drawn yet',
  minute_of BIGINT NOT NULL COMMENT 'minutes since 1970, when free space was looked at',
  PRIMARY KEY (login, part)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
COMMENT = 'of the sandbox; in a store itself it stays empty'
