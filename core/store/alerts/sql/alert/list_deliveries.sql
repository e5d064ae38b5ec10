SELECT deliveries.transition_id, deliveries.channel, deliveries.state, deliveries.tries, deliveries.next_try,
       deliveries.is_unsure, deliveries.login, deliveries.problem, deliveries.changed_at
FROM alert_deliveries AS deliveries
WHERE deliveries.transition_id >= ?
  AND deliveries.transition_id <= ?
ORDER BY deliveries.transition_id, deliveries.channel
