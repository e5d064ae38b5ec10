-- Who a person is, who may draw numbers of which project, what the administrators set, which passwords were set through
-- Lekthi (3.11.14.3), and where the glass was broken: an administrator of the server opens an account when nobody else
-- can, and two different persons have to review it; until then the account decides about nothing (3.11.7).

-- step
CREATE TABLE IF NOT EXISTS persons (
  id INT NOT NULL AUTO_INCREMENT,
  full_name VARCHAR(255) NOT NULL,
  PRIMARY KEY (id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS users (
  id INT NOT NULL AUTO_INCREMENT,
  username VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  display_name VARCHAR(255) NOT NULL,
  display_name_en VARCHAR(255) NOT NULL DEFAULT '',
  role ENUM('AUDITOR', 'PROJECT_ADMIN', 'SUPER_ADMIN', 'ALLOCATOR', 'ADMINISTRATOR') NOT NULL
    COMMENT 'ADMINISTRATOR: of the server; made when it draws',
  is_active BOOLEAN NOT NULL DEFAULT TRUE,
  person_id INT NOT NULL DEFAULT 0 COMMENT 'one account per person',
  change_reason TEXT NULL COMMENT 'of the last change',
  numbers_per_minute INT NULL
    COMMENT 'how many numbers a numbering service may draw; NULL: as service_numbers_per_minute says, 0: any',
  may_name_persons BOOLEAN NOT NULL DEFAULT FALSE
    COMMENT 'a numbering service that is trusted to say for whom it draws',
  PRIMARY KEY (id),
  UNIQUE KEY uq_username (username),
  UNIQUE KEY uq_user_person (person_id),
  CONSTRAINT fk_user_person FOREIGN KEY (person_id)
    REFERENCES persons (id) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS project_admins (
  user_id INT NOT NULL,
  project_id INT NOT NULL,
  PRIMARY KEY (user_id, project_id),
  KEY idx_project (project_id),
  CONSTRAINT fk_project_admins_user FOREIGN KEY (user_id)
    REFERENCES users (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT fk_project_admins_project FOREIGN KEY (project_id)
    REFERENCES projects (id) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS store_settings (
  name VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  value INT NOT NULL,
  least INT NOT NULL,
  most INT NOT NULL,
  changed_by INT NULL,
  changed_at DATETIME(6) NULL,
  change_reason TEXT NULL,
  PRIMARY KEY (name)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
INSERT IGNORE INTO store_settings (name, value, least, most)
VALUES ('approvals_needed', 1, 1, 5),
       ('reset_valid_hours', 72, 1, 720),
       ('person_writes_per_minute', 10, 1, 100000),
       ('address_writes_per_minute', 50, 1, 100000),
       ('sign_ins_per_minute', 20, 5, 100000),
       ('new_template_scope', 3, 1, 3),
       ('person_numbers_per_minute', 10, 1, 100000),
       ('address_numbers_per_minute', 50, 1, 100000),
       ('service_numbers_per_minute', 60000, 0, 1000000),
       ('sandbox_numbers_per_hour', 300000, 1000, 100000000),
       ('sandbox_rows', 250000, 1000, 100000000),
       ('sandbox_days', 7, 1, 365),
       ('free_space_floor_mb', 1024, 0, 100000000)

-- step
CREATE TABLE IF NOT EXISTS password_marks (
  login VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  mark CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL COMMENT 'hash of what the server keeps of the password',
  noted_at DATETIME(6) NOT NULL,
  PRIMARY KEY (login)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
COMMENT = 'of the passwords that were set through Lekthi'

-- step
CREATE TABLE IF NOT EXISTS glass_breaks (
  id BIGINT NOT NULL AUTO_INCREMENT,
  login VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  person_id INT NOT NULL COMMENT 'no foreign keys: cascades run past triggers, and the entry outlives all',
  opened_by ENUM('ACTIVATE', 'PASSWORD', 'UNLOCK') NOT NULL,
  reason TEXT NOT NULL,
  broken_by VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  broken_at DATETIME(6) NOT NULL,
  PRIMARY KEY (id),
  KEY idx_glass_person (person_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS glass_reviews (
  break_id BIGINT NOT NULL,
  person_id INT NOT NULL,
  user_id INT NOT NULL,
  comment TEXT NOT NULL,
  reviewed_at DATETIME(6) NOT NULL,
  PRIMARY KEY (break_id, person_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
