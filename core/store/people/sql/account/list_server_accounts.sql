SELECT CONVERT(accounts.User USING utf8mb4) AS login,
       accounts.Host AS host,
       COALESCE(JSON_VALUE(accounts.Priv, '$.account_locked'), 0) = 1 AS locked,
       COALESCE(JSON_VALUE(accounts.Priv, '$.password_last_changed'), 1) = 0 AS expired
FROM `mysql`.`global_priv` AS accounts
WHERE EXISTS (SELECT 1 FROM users WHERE username = CONVERT(accounts.User USING utf8mb4) COLLATE utf8mb4_bin)
ORDER BY accounts.User, accounts.Host
