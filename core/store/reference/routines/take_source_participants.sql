CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.take_source_participants(INOUT taken LONGTEXT CHARACTER SET utf8mb4, INOUT written INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'which organizations take part, as the views have it'
BEGIN
  DECLARE changed INT DEFAULT 0;
  DELETE own FROM {{store}}.project_organizations AS own
  LEFT JOIN {{api}}.source_participants AS known
    ON known.kind = 'PROJECT' AND known.item_id = own.project_id AND known.organization_id = own.organization_id
  WHERE known.item_id IS NULL;
  SET changed = changed + ROW_COUNT();
  UPDATE {{store}}.project_organizations AS own
  JOIN {{api}}.source_participants AS known
    ON known.kind = 'PROJECT' AND known.item_id = own.project_id AND known.organization_id = own.organization_id
  SET own.role = known.role
  WHERE NOT BINARY known.role <=> BINARY own.role;
  SET changed = changed + ROW_COUNT();
  INSERT INTO {{store}}.project_organizations (project_id, organization_id, role)
  SELECT known.item_id, known.organization_id, known.role
  FROM {{api}}.source_participants AS known
  JOIN {{store}}.projects AS parents ON parents.id = known.item_id
  JOIN {{store}}.organizations AS organizations ON organizations.id = known.organization_id
  LEFT JOIN {{store}}.project_organizations AS own ON own.project_id = known.item_id AND own.organization_id = known.organization_id
  WHERE known.kind = 'PROJECT' AND own.organization_id IS NULL;
  SET changed = changed + ROW_COUNT();
  DELETE own FROM {{store}}.contract_organizations AS own
  LEFT JOIN {{api}}.source_participants AS known
    ON known.kind = 'CONTRACT' AND known.item_id = own.contract_id AND known.organization_id = own.organization_id
  WHERE known.item_id IS NULL;
  SET changed = changed + ROW_COUNT();
  UPDATE {{store}}.contract_organizations AS own
  JOIN {{api}}.source_participants AS known
    ON known.kind = 'CONTRACT' AND known.item_id = own.contract_id AND known.organization_id = own.organization_id
  SET own.role = known.role
  WHERE NOT BINARY known.role <=> BINARY own.role;
  SET changed = changed + ROW_COUNT();
  INSERT INTO {{store}}.contract_organizations (contract_id, organization_id, role)
  SELECT known.item_id, known.organization_id, known.role
  FROM {{api}}.source_participants AS known
  JOIN {{store}}.contracts AS parents ON parents.id = known.item_id
  JOIN {{store}}.organizations AS organizations ON organizations.id = known.organization_id
  LEFT JOIN {{store}}.contract_organizations AS own ON own.contract_id = known.item_id AND own.organization_id = known.organization_id
  WHERE known.kind = 'CONTRACT' AND own.organization_id IS NULL;
  SET changed = changed + ROW_COUNT();
  IF changed > 0 THEN
    SET written = written + changed, taken = JSON_SET(taken, '$.PARTICIPANT', changed + 0);
  END IF;
END
