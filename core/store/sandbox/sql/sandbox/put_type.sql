INSERT INTO correspondence_types (id, type_code, type_name, type_name_en)
VALUES (?, ?, ?, ?)
ON DUPLICATE KEY UPDATE type_code = VALUES(type_code), type_name = VALUES(type_name),
  type_name_en = VALUES(type_name_en)
