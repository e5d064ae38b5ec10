SELECT role
FROM users
WHERE username = ?
