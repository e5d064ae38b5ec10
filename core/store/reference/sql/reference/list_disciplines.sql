SELECT id, discipline_code AS code, discipline_name AS name_th, discipline_name_en AS name_en, discipline_name_zh AS name_zh, is_active, sort_order,
       '' AS short_code, 0 AS parent_id
FROM disciplines
ORDER BY sort_order, discipline_code, id
