SELECT seq, occurred_at, login, host, role, action, outcome, project_id, subject, details, reason
FROM admin_log
WHERE (? = 0 OR seq < ?)
  AND (? = '' OR login = ?)
  AND (? = '' OR action = ?)
  AND (? IS NULL OR project_id = ?)
  AND (? IS NULL OR occurred_at >= CAST(? AS DATETIME(6)))
  AND (? IS NULL OR occurred_at < CAST(? AS DATETIME(6)))
  AND (? = '' OR reason LIKE ? ESCAPE '|' OR subject LIKE ? ESCAPE '|')
  AND (? = 0 OR outcome = 'DENIED')
ORDER BY seq DESC
LIMIT ?
