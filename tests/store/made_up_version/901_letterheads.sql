-- Made up: a version after the baseline that changes a table with rows.

-- step
ALTER TABLE organizations ADD COLUMN IF NOT EXISTS letterhead VARCHAR(40) NULL

-- step
UPDATE organizations SET letterhead = CONCAT(organization_code, '/', id) WHERE letterhead IS NULL

-- step
ALTER TABLE organizations MODIFY letterhead VARCHAR(40) NOT NULL DEFAULT ''
