-- In which month the fiscal year of a project begins, and by which of its two years it is called: as before as the Thai
-- government has it.

-- step
ALTER TABLE projects
  ADD COLUMN IF NOT EXISTS fiscal_start_month TINYINT INVISIBLE NOT NULL DEFAULT 10,
  ADD COLUMN IF NOT EXISTS fiscal_called_by ENUM('END', 'BEGIN') INVISIBLE NOT NULL DEFAULT 'END'

-- step
ALTER TABLE projects
  ADD CONSTRAINT IF NOT EXISTS chk_fiscal_start_month CHECK (fiscal_start_month BETWEEN 1 AND 12)
