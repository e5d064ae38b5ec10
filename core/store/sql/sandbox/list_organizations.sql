SELECT id, organization_code AS code, organization_name AS name_th, organization_name_en AS name_en, is_active
FROM organizations
