SELECT channels.name, channels.kind, channels.minimum_severity, channels.is_enabled, channels.version,
       changers.username AS changed_by, channels.changed_at, channels.change_reason
FROM alert_channels AS channels
LEFT JOIN users AS changers ON changers.id = channels.changed_by
ORDER BY channels.name
