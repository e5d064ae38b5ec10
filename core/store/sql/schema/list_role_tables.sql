SELECT User AS role, Table_name AS table_name
FROM mysql.tables_priv
WHERE Db = ? AND User IN ('lekthi_auditor', 'lekthi_project_admin', 'lekthi_super_admin', 'lekthi_allocator')
