SELECT CONSTRAINT_NAME AS name
FROM INFORMATION_SCHEMA.REFERENTIAL_CONSTRAINTS
WHERE CONSTRAINT_SCHEMA = ?
  AND (DELETE_RULE NOT IN ('RESTRICT', 'NO ACTION') OR UPDATE_RULE NOT IN ('RESTRICT', 'NO ACTION')
       OR TABLE_NAME IN ('admin_log', 'admin_log_head', 'requests', 'request_approvals', 'request_kinds',
                          'glass_breaks', 'glass_reviews'))
ORDER BY CONSTRAINT_NAME
