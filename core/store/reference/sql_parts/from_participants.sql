FROM (
  SELECT 'PROJECT' COLLATE utf8mb4_thai_520_w2 AS kind, project_id AS item_id, organization_id, role
  FROM project_organizations
  UNION ALL
  SELECT 'CONTRACT' COLLATE utf8mb4_thai_520_w2, contract_id, organization_id, role
  FROM contract_organizations
) AS participants
