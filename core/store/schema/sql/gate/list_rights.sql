WITH `looked_at` AS (
  SELECT CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin AS name
  UNION ALL SELECT CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin
  UNION ALL SELECT CONVERT(? USING utf8mb4) COLLATE utf8mb4_bin)
SELECT CONVERT(rights.Routine_type USING utf8mb4) AS kind, CONVERT(rights.User USING utf8mb4) AS holder,
       CONVERT(rights.Host USING utf8mb4) AS host, CONVERT(rights.Db USING utf8mb4) AS place,
       CONVERT(rights.Routine_name USING utf8mb4) AS object, CONVERT(rights.Proc_priv USING utf8mb4) AS privileges
FROM `mysql`.`procs_priv` AS rights
JOIN `looked_at` ON CONVERT(rights.Db USING utf8mb4) COLLATE utf8mb4_bin = `looked_at`.name
WHERE NOT (rights.User = 'lekthi_owner' AND rights.Host = 'localhost')
UNION ALL
SELECT 'TABLE', CONVERT(rights.User USING utf8mb4), CONVERT(rights.Host USING utf8mb4), CONVERT(rights.Db USING utf8mb4),
       CONVERT(rights.Table_name USING utf8mb4),
       CONVERT(CONCAT(rights.Table_priv, IF(rights.Column_priv = '', '', ',Columns')) USING utf8mb4)
FROM `mysql`.`tables_priv` AS rights
JOIN `looked_at` ON CONVERT(rights.Db USING utf8mb4) COLLATE utf8mb4_bin = `looked_at`.name
WHERE NOT (rights.User = 'lekthi_owner' AND rights.Host = 'localhost')
UNION ALL
SELECT DISTINCT 'DATABASE', CONVERT(rights.User USING utf8mb4), CONVERT(rights.Host USING utf8mb4),
       CONVERT(rights.Db USING utf8mb4), '*', 'Any'
FROM `mysql`.`db` AS rights
JOIN `looked_at` ON `looked_at`.name LIKE CONVERT(rights.Db USING utf8mb4) COLLATE utf8mb4_bin
WHERE NOT (rights.User = 'lekthi_owner' AND rights.Host = 'localhost')
UNION ALL
SELECT 'SERVER', CONVERT(accounts.User USING utf8mb4), CONVERT(accounts.Host USING utf8mb4), '*', '*', 'Any'
FROM `mysql`.`global_priv` AS accounts
WHERE COALESCE(JSON_VALUE(accounts.Priv, '$.access'), 0) <> 0
  AND ((accounts.Host = '' AND accounts.User IN ('lekthi_auditor', 'lekthi_project_admin', 'lekthi_super_admin',
                                                 'lekthi_allocator'))
       OR CONVERT(accounts.User USING utf8mb4) COLLATE utf8mb4_bin IN (SELECT username FROM users WHERE role <> 'ADMINISTRATOR'))
UNION ALL
SELECT 'ROLE', CONVERT(given.User USING utf8mb4), CONVERT(given.Host USING utf8mb4), '',
       CONVERT(given.Role USING utf8mb4), 'Member'
FROM `mysql`.`roles_mapping` AS given
LEFT JOIN users AS people
  ON people.username = CONVERT(given.User USING utf8mb4) COLLATE utf8mb4_bin AND given.Host <> ''
WHERE (people.id IS NOT NULL AND people.role <> 'ADMINISTRATOR' AND given.Role <> CONCAT('lekthi_', LOWER(people.role)))
   OR (given.Host = '' AND given.User IN ('lekthi_auditor', 'lekthi_project_admin', 'lekthi_super_admin',
                                          'lekthi_allocator'))
