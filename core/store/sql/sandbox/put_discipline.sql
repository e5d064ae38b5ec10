INSERT INTO disciplines (id, discipline_code, discipline_name, discipline_name_en)
VALUES (?, ?, ?, ?)
ON DUPLICATE KEY UPDATE discipline_code = VALUES(discipline_code), discipline_name = VALUES(discipline_name),
  discipline_name_en = VALUES(discipline_name_en)
