SELECT id, username, display_name, display_name_en, role, is_active, numbers_per_minute, may_name_persons
FROM users
WHERE username = ?
