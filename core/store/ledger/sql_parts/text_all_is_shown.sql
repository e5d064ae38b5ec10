NOT EXISTS (SELECT 1 FROM users AS callers WHERE callers.username = {{text_login_of_caller}} AND callers.role = 'PROJECT_ADMIN')
