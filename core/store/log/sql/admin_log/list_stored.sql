SELECT seq, CAST(occurred_at AS CHAR) AS occurred_text, login, host, user_id, role, action, outcome, project_id, subject,
       details, reason, previous_hash, row_hash
FROM admin_log
WHERE seq > ?
ORDER BY seq
LIMIT ?
