INSERT IGNORE INTO password_marks (login, mark, noted_at)
SELECT server.login, server.mark, UTC_TIMESTAMP(6)
{{from_server_passwords}}
