INSERT IGNORE INTO pool_grants (pool_id, user_id)
SELECT ?, id FROM users WHERE username = ?
