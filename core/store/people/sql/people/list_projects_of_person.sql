SELECT user_id, project_id
FROM project_admins
WHERE user_id = ?
ORDER BY project_id
