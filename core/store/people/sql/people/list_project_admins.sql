SELECT user_id, project_id
FROM project_admins
ORDER BY user_id, project_id
