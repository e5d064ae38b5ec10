INSERT INTO password_marks (login, mark, noted_at)
SELECT server.login, server.mark, UTC_TIMESTAMP(6)
{{from_server_passwords}}
WHERE server.login = ?
ON DUPLICATE KEY UPDATE mark = VALUES(mark), noted_at = VALUES(noted_at)
