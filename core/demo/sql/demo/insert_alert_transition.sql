INSERT INTO alert_transitions (rule_code, subject, label, episode, event, severity, value, threshold, is_silenced, login,
                               note, occurred_at)
VALUES (?, '', '', -1, ?, 'CRITICAL', ?, 1, FALSE, ?, ?, ?)
