SELECT id, organization_code AS code, organization_name AS name_th, organization_name_en AS name_en, organization_name_zh AS name_zh, is_active, sort_order,
       '' AS short_code, 0 AS parent_id
FROM organizations
ORDER BY sort_order, organization_code, id
