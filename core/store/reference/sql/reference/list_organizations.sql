SELECT id, organization_code AS code, organization_name AS name_th, organization_name_en AS name_en
FROM organizations
ORDER BY organization_code, id
