INSERT INTO correspondence_types (id, type_code, type_name, type_name_en, type_name_zh)
VALUES (?, ?, ?, ?, ?)
