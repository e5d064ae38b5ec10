-- Made up: the version after it, which makes a table out of the rows of another one, against a rule of the earlier one.

-- step
CREATE TABLE IF NOT EXISTS first_numbers (
  counter_id BIGINT NOT NULL,
  sequence_number INT NOT NULL,
  PRIMARY KEY (counter_id)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
INSERT IGNORE INTO first_numbers (counter_id, sequence_number)
SELECT counter_id, MIN(sequence_number) FROM document_number_audit GROUP BY counter_id

-- step
DROP TRIGGER IF EXISTS earlier_rule

-- step
UPDATE projects SET project_name_en = CONCAT('Project ', project_code) WHERE project_name_en = 'of the earlier version'
