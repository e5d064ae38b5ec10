-- From which year on documents get numbers is a setting: 2020 as before (3.11.5.3), or as early as 2000 for old registers.

-- step
INSERT IGNORE INTO store_settings (name, value, least, most)
VALUES ('first_document_year', 2020, 2000, 2100)

-- step
ALTER TABLE document_number_counters
  DROP CONSTRAINT IF EXISTS chk_current_year_valid

-- step
ALTER TABLE document_number_counters
  ADD CONSTRAINT IF NOT EXISTS chk_counted_year_valid CHECK (current_year = 0 OR current_year BETWEEN 2000 AND 2100)
