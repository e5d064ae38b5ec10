DELETE FROM pool_grants
WHERE pool_id = ? AND user_id = (SELECT id FROM users WHERE username = ?)
