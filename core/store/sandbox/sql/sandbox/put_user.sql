INSERT INTO users (id, username, display_name, display_name_en, role, is_active)
VALUES (?, ?, ?, ?, ?, ?)
ON DUPLICATE KEY UPDATE username = VALUES(username), display_name = VALUES(display_name),
  display_name_en = VALUES(display_name_en), role = VALUES(role), is_active = VALUES(is_active)
