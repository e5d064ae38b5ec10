-- Long ranges of the metrics (3.11.10.3): minutes added up to five minutes, hours and days when they are written.

-- step
CREATE TABLE IF NOT EXISTS document_number_metrics_span (
  grain ENUM('FIVE', 'HOUR', 'DAY') CHARACTER SET ascii NOT NULL,
  start DATETIME NOT NULL COMMENT 'UTC; of a day, midnight in Bangkok',
  project_id INT NOT NULL COMMENT '-1: everything together, and how the allocators were; 0: of requests that named none',
  correspondence_type_id INT NOT NULL,
  counts MEDIUMTEXT CHARACTER SET ascii COLLATE ascii_bin NOT NULL
    COMMENT '["label",count],...: a label that comes again adds to the count, one that begins with max: keeps the largest',
  PRIMARY KEY (grain, start, project_id, correspondence_type_id),
  CONSTRAINT chk_span_counts CHECK (JSON_VALID(CONCAT('[', counts, ']')))
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
COMMENT = 'five minutes are kept as long as minutes, hours for three years, days for ever'

-- step
ALTER TABLE document_number_allocator_minute
  ADD COLUMN IF NOT EXISTS replicas INT UNSIGNED NULL COMMENT 'servers beside this one that follow it',
  ADD COLUMN IF NOT EXISTS is_summed BOOLEAN NOT NULL DEFAULT FALSE COMMENT 'what was drawn in it stands in the spans'
