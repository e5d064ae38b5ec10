-- What the store needs so that reference data can be kept in the program: Chinese names, an order, whether a row is in
-- use, a version that says whether it moved since it was read; roles in projects, and contracts. They are invisible to
-- whoever does not name them: services insert rows of the values that they know.

-- step
ALTER TABLE projects
  ADD COLUMN IF NOT EXISTS project_name_zh VARCHAR(255) INVISIBLE NOT NULL DEFAULT '' AFTER project_name_en,
  ADD COLUMN IF NOT EXISTS sort_order INT INVISIBLE NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS row_version INT INVISIBLE NOT NULL DEFAULT 1

-- step
ALTER TABLE organizations
  ADD COLUMN IF NOT EXISTS organization_name_zh VARCHAR(255) INVISIBLE NOT NULL DEFAULT '' AFTER organization_name_en,
  ADD COLUMN IF NOT EXISTS sort_order INT INVISIBLE NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS row_version INT INVISIBLE NOT NULL DEFAULT 1

-- step
ALTER TABLE correspondence_types
  ADD COLUMN IF NOT EXISTS type_name_zh VARCHAR(255) INVISIBLE NOT NULL DEFAULT '',
  ADD COLUMN IF NOT EXISTS is_active BOOLEAN INVISIBLE NOT NULL DEFAULT TRUE,
  ADD COLUMN IF NOT EXISTS sort_order INT INVISIBLE NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS row_version INT INVISIBLE NOT NULL DEFAULT 1

-- step
ALTER TABLE correspondence_sub_types
  ADD COLUMN IF NOT EXISTS sub_type_name_zh VARCHAR(255) INVISIBLE NOT NULL DEFAULT '',
  ADD COLUMN IF NOT EXISTS is_active BOOLEAN INVISIBLE NOT NULL DEFAULT TRUE,
  ADD COLUMN IF NOT EXISTS sort_order INT INVISIBLE NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS row_version INT INVISIBLE NOT NULL DEFAULT 1

-- step
ALTER TABLE rfa_types
  ADD COLUMN IF NOT EXISTS type_name_zh VARCHAR(255) INVISIBLE NOT NULL DEFAULT '',
  ADD COLUMN IF NOT EXISTS is_active BOOLEAN INVISIBLE NOT NULL DEFAULT TRUE,
  ADD COLUMN IF NOT EXISTS sort_order INT INVISIBLE NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS row_version INT INVISIBLE NOT NULL DEFAULT 1

-- step
ALTER TABLE disciplines
  ADD COLUMN IF NOT EXISTS discipline_name_zh VARCHAR(255) INVISIBLE NOT NULL DEFAULT '',
  ADD COLUMN IF NOT EXISTS is_active BOOLEAN INVISIBLE NOT NULL DEFAULT TRUE,
  ADD COLUMN IF NOT EXISTS sort_order INT INVISIBLE NOT NULL DEFAULT 0,
  ADD COLUMN IF NOT EXISTS row_version INT INVISIBLE NOT NULL DEFAULT 1

-- step
ALTER TABLE project_organizations
  ADD COLUMN IF NOT EXISTS role ENUM('OWNER', 'DESIGNER', 'CONSULTANT', 'CONTRACTOR', 'THIRD_PARTY', 'OTHER')
    INVISIBLE NOT NULL DEFAULT 'OTHER'

-- step
CREATE TABLE IF NOT EXISTS contracts (
  id INT NOT NULL AUTO_INCREMENT,
  project_id INT NOT NULL,
  contract_code VARCHAR(50) NOT NULL,
  contract_name VARCHAR(255) NOT NULL,
  contract_name_en VARCHAR(255) NOT NULL DEFAULT '',
  contract_name_zh VARCHAR(255) NOT NULL DEFAULT '',
  start_date DATE NULL,
  end_date DATE NULL,
  is_active BOOLEAN NOT NULL DEFAULT TRUE,
  sort_order INT NOT NULL DEFAULT 0,
  row_version INT NOT NULL DEFAULT 1,
  PRIMARY KEY (id),
  UNIQUE KEY uq_contract_code (contract_code),
  KEY idx_contract_project (project_id),
  CONSTRAINT fk_contracts_project FOREIGN KEY (project_id)
    REFERENCES projects (id) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2

-- step
CREATE TABLE IF NOT EXISTS contract_organizations (
  contract_id INT NOT NULL,
  organization_id INT NOT NULL,
  role ENUM('OWNER', 'DESIGNER', 'CONSULTANT', 'CONTRACTOR', 'THIRD_PARTY', 'OTHER') NOT NULL DEFAULT 'OTHER',
  PRIMARY KEY (contract_id, organization_id),
  KEY idx_contract_organization (organization_id),
  CONSTRAINT fk_contract_organizations_contract FOREIGN KEY (contract_id)
    REFERENCES contracts (id) ON DELETE RESTRICT ON UPDATE RESTRICT,
  CONSTRAINT fk_contract_organizations_organization FOREIGN KEY (organization_id)
    REFERENCES organizations (id) ON DELETE RESTRICT ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
