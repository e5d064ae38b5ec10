SELECT id, sub_type_number AS code, sub_type_name AS name_th, sub_type_name_en AS name_en, sub_type_name_zh AS name_zh,
       is_active, sort_order, sub_type_code AS short_code, correspondence_type_id AS parent_id
FROM correspondence_sub_types
ORDER BY sort_order, sub_type_number, id
