INSERT INTO correspondence_sub_types (id, sub_type_number, sub_type_code, correspondence_type_id, sub_type_name,
  sub_type_name_en)
VALUES (?, ?, ?, ?, ?, ?)
ON DUPLICATE KEY UPDATE sub_type_number = VALUES(sub_type_number), sub_type_code = VALUES(sub_type_code),
  correspondence_type_id = VALUES(correspondence_type_id), sub_type_name = VALUES(sub_type_name),
  sub_type_name_en = VALUES(sub_type_name_en)
