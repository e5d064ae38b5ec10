SELECT id, discipline_code AS code, discipline_name AS name_th, discipline_name_en AS name_en
FROM disciplines
ORDER BY discipline_code, id
