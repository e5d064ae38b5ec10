DELETE FROM project_admins
WHERE project_id = ? AND user_id = (SELECT id FROM users WHERE username = ?)
