INSERT IGNORE INTO project_admins (user_id, project_id)
SELECT id, ? FROM users WHERE username = ?
