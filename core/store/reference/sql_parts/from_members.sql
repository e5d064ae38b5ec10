FROM (
  SELECT project_id, organization_id
  FROM project_organizations
  UNION
  SELECT agreed.project_id, parties.organization_id
  FROM contract_organizations AS parties
  JOIN contracts AS agreed ON agreed.id = parties.contract_id AND agreed.is_active
) AS members
