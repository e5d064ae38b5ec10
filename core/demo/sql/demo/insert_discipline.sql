INSERT INTO disciplines (id, discipline_code, discipline_name, discipline_name_en, discipline_name_zh)
VALUES (?, ?, ?, ?, ?)
