-- A counter of a closed organization, type or discipline gives no numbers. By which stamp of the rules that was looked at
-- last stands with the counter, so that it is looked at once after each change and not with every number.

-- step
ALTER TABLE document_number_counters
  ADD COLUMN IF NOT EXISTS rules_stamp BIGINT INVISIBLE NOT NULL DEFAULT -1
    COMMENT 'of document_number_rules_stamp, when all parts of the key were last seen in use'
