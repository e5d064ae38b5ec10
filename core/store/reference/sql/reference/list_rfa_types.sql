SELECT id, type_code AS code, type_name AS name_th, type_name_en AS name_en
FROM rfa_types
ORDER BY type_code, id
