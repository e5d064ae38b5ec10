FROM (
  SELECT CONVERT(accounts.User USING utf8mb4) COLLATE utf8mb4_bin AS login,
         CONVERT(MAX(SHA2(CONCAT_WS('|', CONVERT(accounts.User USING utf8mb4), JSON_VALUE(accounts.Priv, '$.plugin'),
                                    JSON_VALUE(accounts.Priv, '$.authentication_string'),
                                    COALESCE(JSON_EXTRACT(accounts.Priv, '$.auth_or'), '')), 256))
           USING ascii) COLLATE ascii_bin AS mark
  FROM `mysql`.`global_priv` AS accounts
  GROUP BY accounts.User
) AS server
JOIN users ON users.username = server.login AND users.role <> 'ADMINISTRATOR'
