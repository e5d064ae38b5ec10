SELECT channels.name, channels.kind, channels.minimum_severity, channels.is_enabled, channels.version,
       changers.username AS changed_by, channels.changed_at, channels.change_reason,
       couriers.login AS courier, couriers.seen_at AS courier_seen_at,
       COALESCE(couriers.seen_at > UTC_TIMESTAMP() - INTERVAL 2 MINUTE, FALSE) AS is_served
FROM alert_channels AS channels
LEFT JOIN users AS changers ON changers.id = channels.changed_by
LEFT JOIN alert_couriers AS couriers
  ON couriers.channel = channels.name
     AND couriers.login = (SELECT newest.login FROM alert_couriers AS newest WHERE newest.channel = channels.name
                           ORDER BY newest.seen_at DESC, newest.login LIMIT 1)
WHERE channels.retired_at IS NULL
ORDER BY channels.name
