-- How drawing numbers went, minute by minute (3.11.10.1): each allocator adds its minute up and writes it once. Long
-- ranges: minutes added up to five minutes, hours and days when they are written (3.11.10.3).

-- step
CREATE TABLE IF NOT EXISTS document_number_allocator_minute (
  minute DATETIME NOT NULL COMMENT 'UTC, when it began',
  allocator CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL COMMENT 'one run of one program',
  program VARCHAR(120) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL COMMENT 'its name, computer and process',
  login VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  redis ENUM('UNUSED', 'UP', 'DOWN') CHARACTER SET ascii NOT NULL,
  store ENUM('UP', 'DOWN') CHARACTER SET ascii NOT NULL COMMENT 'as it was within the minute; DOWN is written when it is up again',
  sessions INT UNSIGNED NOT NULL,
  session_limit INT UNSIGNED NOT NULL,
  waiting INT UNSIGNED NOT NULL COMMENT 'most requests that waited at once',
  replicas INT UNSIGNED NULL COMMENT 'servers beside this one that follow it',
  is_summed BOOLEAN NOT NULL DEFAULT FALSE COMMENT 'what was drawn in it stands in the spans',
  PRIMARY KEY (minute, allocator)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
COMMENT = 'every allocator in every minute that it lived through'

-- step
CREATE TABLE IF NOT EXISTS document_number_metrics_minute (
  minute DATETIME NOT NULL COMMENT 'UTC, when it began',
  allocator CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  project_id INT NOT NULL COMMENT '0: of a request that named none',
  correspondence_type_id INT NOT NULL,
  numbers BIGINT UNSIGNED NOT NULL,
  fallbacks BIGINT UNSIGNED NOT NULL,
  skipped BIGINT UNSIGNED NOT NULL,
  errors VARCHAR(1000) CHARACTER SET ascii COLLATE ascii_bin NOT NULL COMMENT 'final failures by class, as JSON',
  retries VARCHAR(400) CHARACTER SET ascii COLLATE ascii_bin NOT NULL COMMENT 'requests by how often they were tried again, and the sum, as JSON',
  duration VARBINARY(6000) NOT NULL COMMENT 'histogram of requests that got their numbers',
  lock_wait VARBINARY(6000) NOT NULL COMMENT 'histogram of locks that were taken',
  lock_failures VARCHAR(1000) CHARACTER SET ascii COLLATE ascii_bin NOT NULL COMMENT 'by reason, as JSON',
  PRIMARY KEY (minute, allocator, project_id, correspondence_type_id),
  CHECK (JSON_VALID(errors) AND JSON_VALID(retries) AND JSON_VALID(lock_failures))
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
COMMENT = 'what each allocator drew in a minute; no foreign keys: it outlives what it counts'

-- step
CREATE TABLE IF NOT EXISTS document_number_metrics_total (
  project_id INT NOT NULL,
  correspondence_type_id INT NOT NULL,
  series VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  label VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL COMMENT 'bucket, class of error or reason',
  total BIGINT UNSIGNED NOT NULL,
  PRIMARY KEY (project_id, correspondence_type_id, series, label)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
COMMENT = 'all minutes together: sums that only grow, as Prometheus wants them'

-- step
CREATE TABLE IF NOT EXISTS document_number_metrics_span (
  grain ENUM('FIVE', 'HOUR', 'DAY') CHARACTER SET ascii NOT NULL,
  start DATETIME NOT NULL COMMENT 'UTC; of a day, midnight in Bangkok',
  project_id INT NOT NULL COMMENT '-1: everything together, and how the allocators were; 0: of requests that named none',
  correspondence_type_id INT NOT NULL,
  counts MEDIUMTEXT CHARACTER SET ascii COLLATE ascii_bin NOT NULL
    COMMENT '["label",count],...: a label that comes again adds to the count, one that begins with max: keeps the largest',
  PRIMARY KEY (grain, start, project_id, correspondence_type_id),
  KEY idx_span_project (grain, project_id, start),
  KEY idx_span_type (grain, correspondence_type_id, start),
  CONSTRAINT chk_span_counts CHECK (JSON_VALID(CONCAT('[', counts, ']')))
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
COMMENT = 'five minutes are kept as long as minutes, hours for three years, days for ever'
