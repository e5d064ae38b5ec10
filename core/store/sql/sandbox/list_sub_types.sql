SELECT id, sub_type_number, sub_type_code, correspondence_type_id, sub_type_name, sub_type_name_en
FROM correspondence_sub_types
