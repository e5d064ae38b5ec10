INSERT INTO correspondence_types (type_code, type_name, type_name_en, type_name_zh, sort_order, counted_by)
VALUES (?, ?, ?, ?, ?, '')
