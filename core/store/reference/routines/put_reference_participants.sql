CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.put_reference_participants(
  IN kind VARCHAR(20) CHARACTER SET utf8mb4, IN item INT, IN given LONGTEXT CHARACTER SET utf8mb4, IN place INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'the organizations of a project or contract from now on, each with its role: [[22, "CONSULTANT"]]; counters of those that leave keep their past'
BEGIN
  DECLARE message VARCHAR(128) DEFAULT CONCAT('no such organization or role|', place);
  IF NOT COALESCE(kind IN ('PROJECT', 'CONTRACT') AND JSON_TYPE(given) = 'ARRAY' AND JSON_LENGTH(given) <= 1000, FALSE)
     OR EXISTS (SELECT 1 FROM JSON_TABLE(given, '$[*]' COLUMNS (
                  organization INT PATH '$[0]', role VARCHAR(40) CHARACTER SET utf8mb4 PATH '$[1]')) AS wanted
                LEFT JOIN {{store}}.organizations AS known ON known.id = wanted.organization
                WHERE known.id IS NULL
                   OR NOT COALESCE(wanted.role IN ('OWNER', 'DESIGNER', 'CONSULTANT', 'CONTRACTOR', 'THIRD_PARTY', 'OTHER'),
                                   FALSE)) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31105, MESSAGE_TEXT = message;
  END IF;
  IF kind = 'PROJECT' THEN
    DELETE FROM {{store}}.project_organizations
    WHERE project_id = item
      AND organization_id NOT IN (SELECT wanted.organization FROM JSON_TABLE(given, '$[*]' COLUMNS (
                                    organization INT PATH '$[0]')) AS wanted);
    INSERT INTO {{store}}.project_organizations (project_id, organization_id, role)
    SELECT item, wanted.organization, wanted.role FROM JSON_TABLE(given, '$[*]' COLUMNS (
      organization INT PATH '$[0]', role VARCHAR(40) CHARACTER SET utf8mb4 PATH '$[1]')) AS wanted
    ON DUPLICATE KEY UPDATE role = VALUES(role);
  ELSE
    DELETE FROM {{store}}.contract_organizations
    WHERE contract_id = item
      AND organization_id NOT IN (SELECT wanted.organization FROM JSON_TABLE(given, '$[*]' COLUMNS (
                                    organization INT PATH '$[0]')) AS wanted);
    INSERT INTO {{store}}.contract_organizations (contract_id, organization_id, role)
    SELECT item, wanted.organization, wanted.role FROM JSON_TABLE(given, '$[*]' COLUMNS (
      organization INT PATH '$[0]', role VARCHAR(40) CHARACTER SET utf8mb4 PATH '$[1]')) AS wanted
    ON DUPLICATE KEY UPDATE role = VALUES(role);
  END IF;
END
