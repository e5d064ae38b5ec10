INSERT INTO project_admins (user_id, project_id)
VALUES (?, ?)
