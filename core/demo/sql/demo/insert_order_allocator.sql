INSERT INTO project_admins (user_id, project_id)
SELECT users.id, projects.id
FROM users
JOIN projects ON projects.project_code = ?
WHERE users.username IN ('pa.demo', 'allocator.demo')
