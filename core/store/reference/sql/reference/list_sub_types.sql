SELECT id, sub_type_number AS code, sub_type_name AS name_th, sub_type_name_en AS name_en
FROM correspondence_sub_types
ORDER BY sub_type_number, id
