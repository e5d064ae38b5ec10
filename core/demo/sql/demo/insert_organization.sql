INSERT INTO organizations (id, organization_code, organization_name, organization_name_en)
VALUES (?, ?, ?, ?)
