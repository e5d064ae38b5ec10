-- One strict meaning of scopes (3.11.5.2): TYPE, PROJECT and STORE. A text may be held more than once, but never by two
-- holders of whom one's scope covers the other. So there is a row for each holder; the first one, place 0, is the row that
-- everybody writes who takes or releases the text, also on two nodes of a cluster.

-- step
ALTER TABLE document_number_configs
  MODIFY uniqueness_scope ENUM('TYPE', 'STORE', 'PROJECT') NOT NULL DEFAULT 'TYPE'

-- step
ALTER TABLE document_number_config_history
  MODIFY uniqueness_scope ENUM('TYPE', 'STORE', 'PROJECT') NOT NULL

-- step
ALTER TABLE template_confirmations
  MODIFY uniqueness_scope ENUM('TYPE', 'STORE', 'PROJECT') NOT NULL

-- step
ALTER TABLE document_number_errors
  MODIFY error_type ENUM('LOCK_TIMEOUT', 'VERSION_CONFLICT', 'DB_ERROR', 'REDIS_ERROR', 'VALIDATION_ERROR', 'NUMBER_TAKEN',
                         'SEQUENCE_EXHAUSTED', 'NUMBER_VOIDED') NOT NULL

-- step
INSERT IGNORE INTO store_settings (name, value, least, most)
SELECT 'new_template_scope', IF(EXISTS (SELECT 1 FROM document_number_configs), 1, 3), 1, 3

-- step
DROP TRIGGER IF EXISTS document_number_taken_update

-- step
DROP TRIGGER IF EXISTS document_number_taken_delete

-- step
ALTER TABLE document_number_taken
  ADD COLUMN IF NOT EXISTS place INT NOT NULL DEFAULT 0 COMMENT '0: the first holder of the text, then 1, 2, ...' AFTER number,
  ADD COLUMN IF NOT EXISTS touched INT NOT NULL DEFAULT 0 COMMENT 'of place 0: how often the text was taken or released since',
  ADD COLUMN IF NOT EXISTS project_id INT NOT NULL DEFAULT 0 COMMENT 'of the holder, whatever its scope',
  ADD COLUMN IF NOT EXISTS correspondence_type_id INT NOT NULL DEFAULT 0 COMMENT 'of the holder, whatever its scope'

-- step
UPDATE document_number_taken AS taken
LEFT JOIN document_number_audit AS audit ON audit.request_id = taken.request_id
LEFT JOIN document_number_counters AS counters ON counters.id = audit.counter_id
SET taken.project_id = COALESCE(counters.project_id, taken.scope_project_id),
    taken.correspondence_type_id = COALESCE(counters.correspondence_type_id, taken.scope_type_id)

-- step
UPDATE document_number_taken AS taken
JOIN (SELECT scope_project_id, scope_type_id, number,
             ROW_NUMBER() OVER (PARTITION BY number ORDER BY scope_project_id, scope_type_id) - 1 AS place
      FROM document_number_taken) AS places
  ON places.scope_project_id = taken.scope_project_id AND places.scope_type_id = taken.scope_type_id
  AND places.number = taken.number
SET taken.place = places.place

-- step
ALTER TABLE document_number_taken
  DROP PRIMARY KEY, ADD PRIMARY KEY (number, place),
  MODIFY request_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NULL COMMENT 'NULL: nobody holds this place, which only place 0 can be'

-- step
ALTER TABLE document_number_taken
  DROP COLUMN IF EXISTS scope_project_id,
  DROP COLUMN IF EXISTS scope_type_id,
  MODIFY project_id INT NOT NULL COMMENT 'of the holder, whatever its scope',
  MODIFY correspondence_type_id INT NOT NULL COMMENT 'of the holder, whatever its scope'

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_taken_update
BEFORE UPDATE ON document_number_taken FOR EACH ROW
BEGIN
  IF NOT (NEW.number <=> OLD.number AND NEW.place <=> OLD.place)
     OR (OLD.request_id IS NOT NULL
         AND NOT (NEW.request_id <=> OLD.request_id AND NEW.project_id <=> OLD.project_id
                  AND NEW.correspondence_type_id <=> OLD.correspondence_type_id)) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'a taken number never changes';
  END IF;
END

-- step
CREATE OR REPLACE DEFINER = {{owner}} TRIGGER document_number_taken_delete
BEFORE DELETE ON document_number_taken FOR EACH ROW
BEGIN
  IF NOT EXISTS (SELECT 1 FROM document_number_audit AS issued
                 JOIN document_number_audit AS voided
                   ON voided.counter_id = issued.counter_id AND voided.reset_epoch = issued.reset_epoch
                      AND voided.sequence_number = issued.sequence_number AND voided.event = 'VOIDED'
                      AND voided.id > issued.id
                 JOIN counter_reset_requests AS requests
                   ON requests.counter_id = issued.counter_id AND requests.state = 'EXECUTED'
                      AND requests.issued_above = 'VOID' AND requests.new_number < issued.sequence_number
                 JOIN document_number_counters AS counters
                   ON counters.id = requests.counter_id AND counters.version = requests.seen_version
                      AND counters.last_number = requests.seen_number
                 WHERE issued.request_id = OLD.request_id AND voided.generated_number = OLD.number) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31030, MESSAGE_TEXT = 'a number is released only by a reset that two persons agreed on';
  END IF;
END
