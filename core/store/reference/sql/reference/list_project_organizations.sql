SELECT project_id, organization_id
FROM project_organizations
ORDER BY project_id, organization_id
