CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.reference_parties(wanted VARCHAR(20) CHARACTER SET utf8mb4, item INT)
RETURNS LONGTEXT CHARACTER SET utf8mb4
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'the organizations of a project or contract with their roles, in one line; many are cut short, and told by a digest. NULL: none'
BEGIN
  DECLARE parties LONGTEXT CHARACTER SET utf8mb4 DEFAULT NULL;
  IF wanted NOT IN ('PROJECT', 'CONTRACT') THEN
    RETURN NULL;
  END IF;
  SELECT GROUP_CONCAT(organizations.organization_code, ':', participants.role ORDER BY organizations.id SEPARATOR ' ')
  INTO parties
  {{from_participants}}
  JOIN {{store}}.organizations AS organizations ON organizations.id = participants.organization_id
  WHERE participants.kind = wanted AND participants.item_id = item;
  RETURN IF(CHAR_LENGTH(parties) > 4000, CONCAT(LEFT(parties, 4000), ' … ', SHA2(parties, 256)), parties);
END
