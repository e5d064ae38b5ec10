INSERT INTO users (id, username, display_name, display_name_en, role)
VALUES (?, ?, ?, ?, ?)
