SELECT id, rule_code, subject, label, episode, event, severity, value, threshold, is_silenced, login, note, occurred_at,
       quiet_since
FROM alert_transitions
WHERE id > ?
ORDER BY id
LIMIT ?
