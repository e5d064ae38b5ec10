SELECT username AS login,
       (SELECT occurred_at FROM admin_log
        WHERE admin_log.login = users.username AND admin_log.action = 'SIGNED_IN' AND admin_log.outcome = 'DONE'
        ORDER BY admin_log.occurred_at DESC
        LIMIT 1) AS signed_in_at
FROM users
WHERE role NOT IN ('ALLOCATOR', 'ADMINISTRATOR')
ORDER BY username
