SELECT accounts.Host AS host,
       COALESCE(JSON_VALUE(accounts.Priv, '$.plugin'), '') AS plugin,
       COALESCE(JSON_VALUE(accounts.Priv, '$.account_locked'), 0) = 1 AS locked,
       COALESCE(JSON_VALUE(accounts.Priv, '$.access'), 0) <> 0
         OR EXISTS (SELECT 1 FROM mysql.db AS rights WHERE rights.User = accounts.User AND rights.Host = accounts.Host)
         OR EXISTS (SELECT 1 FROM mysql.tables_priv AS rights
                    WHERE rights.User = accounts.User AND rights.Host = accounts.Host)
         OR EXISTS (SELECT 1 FROM mysql.procs_priv AS rights
                    WHERE rights.User = accounts.User AND rights.Host = accounts.Host)
         OR EXISTS (SELECT 1 FROM mysql.roles_mapping AS given
                    WHERE given.User = accounts.User AND given.Host = accounts.Host
                      AND given.Role NOT IN ('lekthi_auditor', 'lekthi_project_admin', 'lekthi_super_admin',
                                             'lekthi_allocator')) AS has_other_rights
FROM mysql.global_priv AS accounts
WHERE accounts.User = ?
ORDER BY accounts.Host
