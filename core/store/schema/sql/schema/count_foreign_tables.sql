SELECT COUNT(*) AS tables_found
FROM information_schema.TABLES
WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME NOT IN ('lekthi_schema', 'lekthi_upgrade')
