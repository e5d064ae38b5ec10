INSERT INTO project_organizations (project_id, organization_id)
VALUES (?, ?)
ON DUPLICATE KEY UPDATE organization_id = VALUES(organization_id)
