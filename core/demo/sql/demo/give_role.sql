UPDATE project_organizations SET role = ? WHERE organization_id = ?
