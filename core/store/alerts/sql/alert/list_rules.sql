SELECT rules.code, rules.measure, rules.threshold, rules.window_seconds, rules.hold_seconds, rules.severity,
       rules.is_enabled, rules.channels, rules.version, changers.username AS changed_by, rules.changed_at,
       rules.change_reason
FROM alert_rules AS rules
LEFT JOIN users AS changers ON changers.id = rules.changed_by
ORDER BY rules.severity = 'CRITICAL' DESC, rules.code
