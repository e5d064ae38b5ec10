INSERT INTO organizations (id, organization_code, organization_name, organization_name_en, is_active)
VALUES (?, ?, ?, ?, ?)
ON DUPLICATE KEY UPDATE organization_code = VALUES(organization_code), organization_name = VALUES(organization_name),
  organization_name_en = VALUES(organization_name_en), is_active = VALUES(is_active)
