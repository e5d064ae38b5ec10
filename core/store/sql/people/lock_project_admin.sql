SELECT users.username, users.is_active, users.role, project_admins.project_id
FROM users
LEFT JOIN project_admins ON project_admins.user_id = users.id AND project_admins.project_id = ?
WHERE users.id = ?
LOCK IN SHARE MODE
