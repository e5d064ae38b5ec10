INSERT INTO project_organizations (project_id, organization_id)
VALUES (?, ?)
