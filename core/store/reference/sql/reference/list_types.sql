SELECT id, type_code AS code, type_name AS name_th, type_name_en AS name_en, type_name_zh AS name_zh, is_active, sort_order,
       '' AS short_code, 0 AS parent_id, counted_by
FROM correspondence_types
ORDER BY sort_order, type_code, id
