DELETE own FROM %1 AS own
  LEFT JOIN {{api}}.source_participants AS known
    ON known.kind = '%3' AND known.item_id = own.%2 AND known.organization_id = own.organization_id
  WHERE known.item_id IS NULL;
  SET changed = changed + ROW_COUNT();
  UPDATE {{store}}.%1 AS own
  JOIN {{api}}.source_participants AS known
    ON known.kind = '%3' AND known.item_id = own.%2 AND known.organization_id = own.organization_id
  SET own.role = known.role
  WHERE NOT BINARY known.role <=> BINARY own.role;
  SET changed = changed + ROW_COUNT();
  INSERT INTO {{store}}.%1 (%2, organization_id, role)
  SELECT known.item_id, known.organization_id, known.role
  FROM {{api}}.source_participants AS known
  JOIN %4 AS parents ON parents.id = known.item_id
  JOIN organizations AS organizations ON organizations.id = known.organization_id
  LEFT JOIN %1 AS own ON own.%2 = known.item_id AND own.organization_id = known.organization_id
  WHERE known.kind = '%3' AND own.organization_id IS NULL;
  SET changed = changed + ROW_COUNT();
