SELECT 'anonymous' AS trouble, CONCAT('@', CONVERT(accounts.Host USING utf8mb4)) AS named
FROM `mysql`.`user` AS accounts
WHERE accounts.User = '' AND accounts.is_role = 'N'
UNION ALL
SELECT 'several_hosts', CONVERT(accounts.User USING utf8mb4)
FROM `mysql`.`user` AS accounts
WHERE accounts.is_role = 'N'
  AND CONVERT(accounts.User USING utf8mb4) COLLATE utf8mb4_bin IN (SELECT username FROM users)
GROUP BY accounts.User
HAVING COUNT(*) > 1
UNION ALL
SELECT 'no_tls', CONVERT(CONCAT(accounts.User, '@', accounts.Host) USING utf8mb4)
FROM `mysql`.`user` AS accounts
WHERE accounts.is_role = 'N' AND accounts.ssl_type = '' AND accounts.Host NOT IN ('localhost', '127.0.0.1', '::1')
  AND CONVERT(accounts.User USING utf8mb4) COLLATE utf8mb4_bin IN (SELECT username FROM users)
UNION ALL
SELECT 'no_session_limit', CONVERT(CONCAT(accounts.User, '@', accounts.Host) USING utf8mb4)
FROM `mysql`.`global_priv` AS accounts
JOIN users ON users.username = CONVERT(accounts.User USING utf8mb4) COLLATE utf8mb4_bin AND users.role <> 'ADMINISTRATOR'
WHERE COALESCE(JSON_VALUE(accounts.Priv, '$.max_user_connections'), 0) = 0
UNION ALL
SELECT 'role_missing', roles.name
FROM (SELECT 'lekthi_auditor' AS name UNION ALL SELECT 'lekthi_project_admin' UNION ALL SELECT 'lekthi_super_admin'
      UNION ALL SELECT 'lekthi_allocator') AS roles
WHERE NOT EXISTS (SELECT 1 FROM `mysql`.`user` AS accounts
                  WHERE accounts.is_role = 'Y' AND CONVERT(accounts.User USING utf8mb4) COLLATE utf8mb4_bin = roles.name)
UNION ALL
SELECT 'plugin_missing', 'ed25519'
FROM DUAL
WHERE NOT EXISTS (SELECT 1 FROM INFORMATION_SCHEMA.PLUGINS WHERE PLUGIN_NAME = 'ed25519' AND PLUGIN_STATUS = 'ACTIVE')
UNION ALL
SELECT 'password', server.login
{{from_server_passwords}}
LEFT JOIN password_marks AS marks ON marks.login = server.login
WHERE NOT (marks.mark <=> server.mark)
