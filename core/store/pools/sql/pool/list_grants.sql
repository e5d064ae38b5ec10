SELECT grants.pool_id, users.username
FROM pool_grants AS grants
JOIN users ON users.id = grants.user_id
ORDER BY grants.pool_id, users.username
