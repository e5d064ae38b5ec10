-- ID pools (id-generator-architecture.md): which there are, who may draw from them, who fills them, and who drew what. The ids
-- of a pool are in a table of its own, id_pool_<name>, which is made when it is first filled: so no table here begins like that.

-- step
INSERT IGNORE INTO request_kinds (name, logged_as, requester_role)
VALUES ('POOL', 'POOL', 'SUPER_ADMIN')

-- step
CREATE TABLE IF NOT EXISTS pools (
  id INT NOT NULL AUTO_INCREMENT,
  name VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL COMMENT 'part of the name of its table; never given twice',
  id_length INT NOT NULL COMMENT 'digits with the check digit',
  minimum INT NOT NULL COMMENT 'with fewer ids than this available the pool is filled',
  batch INT NOT NULL COMMENT 'ids that filling adds',
  settings TEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL COMMENT 'JSON, all that was agreed on; core/pools/settings_json.h',
  capacity BIGINT NOT NULL COMMENT 'ids that the settings accept, at least so many if it is not exact',
  capacity_is_exact BOOLEAN NOT NULL,
  state ENUM('ACTIVE', 'RETIRED') NOT NULL DEFAULT 'ACTIVE',
  created_request_id BIGINT NOT NULL COMMENT 'no foreign keys: cascades run past triggers',
  retired_request_id BIGINT NULL,
  created_at DATETIME(6) NOT NULL,
  retired_at DATETIME(6) NULL,
  PRIMARY KEY (id),
  UNIQUE KEY uq_pool_name (name),
  CONSTRAINT chk_pool_name CHECK (name REGEXP '\\A[a-z]([a-z0-9_]*[a-z0-9])?\\z')
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS pool_lanes (
  pool_id INT NOT NULL,
  lane SMALLINT NOT NULL COMMENT 'each is a chain of its own, so that whoever draws waits for nobody',
  length BIGINT NOT NULL DEFAULT 0 COMMENT 'ids that were issued in it',
  head BINARY(32) NULL COMMENT 'row_hash of the newest one',
  PRIMARY KEY (pool_id, lane)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS pool_leases (
  pool_id INT NOT NULL,
  epoch BIGINT NOT NULL DEFAULT 0 COMMENT 'of the holder; what is filled in under an older one is not taken',
  token CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT '',
  login VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '',
  program VARCHAR(120) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '',
  taken_until DATETIME(6) NOT NULL DEFAULT '2000-01-01',
  has_table BOOLEAN NOT NULL DEFAULT FALSE,
  generated BIGINT NOT NULL DEFAULT 0 COMMENT 'ids in the table of the pool, issued ones too',
  filled_at DATETIME(6) NULL,
  PRIMARY KEY (pool_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS pool_grants (
  pool_id INT NOT NULL,
  user_id INT NOT NULL,
  PRIMARY KEY (pool_id, user_id),
  KEY idx_pool_grant_user (user_id),
  CONSTRAINT fk_pool_grant_pool FOREIGN KEY (pool_id)
    REFERENCES pools (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT fk_pool_grant_user FOREIGN KEY (user_id)
    REFERENCES users (id) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
COMMENT = 'numbering services, and the pools that they fill and draw from'

-- step
CREATE TABLE IF NOT EXISTS pool_pace (
  user_id INT NOT NULL,
  pool_id INT NOT NULL,
  lane SMALLINT NOT NULL,
  minute_of BIGINT NOT NULL COMMENT 'by the clock of the server',
  ids INT NOT NULL,
  PRIMARY KEY (user_id, pool_id, lane)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
COMMENT = 'ids that a service drew in its last minute; in lanes, so that its calls do not wait for each other'

-- step
CREATE TABLE IF NOT EXISTS pool_ledger (
  pool_id INT NOT NULL COMMENT 'no foreign keys: the ledger outlives all',
  lane SMALLINT NOT NULL,
  place BIGINT NOT NULL DEFAULT 0 COMMENT 'in the chain of the lane, from 1; this and all below is set by the trigger',
  id_value VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  request_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  request_place INT NOT NULL COMMENT 'among the ids of the request, from 1',
  purpose VARCHAR(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  drawn_by INT NOT NULL COMMENT 'account',
  login VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '',
  ip_address VARCHAR(45) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '',
  issued_at DATETIME(6) NOT NULL DEFAULT '2000-01-01',
  previous_hash BINARY(32) NULL,
  row_hash BINARY(32) NOT NULL DEFAULT '',
  PRIMARY KEY (pool_id, lane, place),
  UNIQUE KEY uq_pool_ledger_id (pool_id, id_value),
  UNIQUE KEY uq_pool_ledger_request (request_id, request_place)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
