INSERT INTO disciplines (id, discipline_code, discipline_name, discipline_name_en)
VALUES (?, ?, ?, ?)
