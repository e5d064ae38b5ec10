SELECT Role AS role
FROM mysql.roles_mapping
WHERE User = ? AND Host = ?
ORDER BY Role
