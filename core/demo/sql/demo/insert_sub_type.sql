INSERT INTO correspondence_sub_types
  (id, correspondence_type_id, sub_type_number, sub_type_code, sub_type_name, sub_type_name_en,
   sub_type_name_zh)
VALUES (?, ?, ?, ?, ?, ?, ?)
