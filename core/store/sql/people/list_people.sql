SELECT id, username, display_name, display_name_en, role, is_active
FROM users
ORDER BY role, username
