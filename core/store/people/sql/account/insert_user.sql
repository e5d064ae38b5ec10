INSERT INTO users (username, display_name, display_name_en, role)
VALUES (?, ?, ?, ?)
