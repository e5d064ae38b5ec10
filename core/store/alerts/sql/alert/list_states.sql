SELECT states.rule_code, states.subject, states.label, states.phase, states.since, states.looked_at, states.has_data,
       states.value, states.towards_ms, states.quiet_since, states.episode, takers.username AS acknowledged_by, states.acknowledged_at,
       states.acknowledgement,
       EXISTS (SELECT 1 FROM alert_silences AS silences
               WHERE silences.rule_code = states.rule_code
                 AND (silences.subject IS NULL OR silences.subject = states.subject)
                 AND silences.silent_until > UTC_TIMESTAMP(6) AND silences.ended_at IS NULL) AS is_silenced
FROM alert_states AS states
LEFT JOIN users AS takers ON takers.id = states.acknowledged_by
WHERE states.phase IN ('PENDING', 'FIRING')
   OR states.subject = ''
   OR (states.phase = 'RESOLVED' AND states.since > UTC_TIMESTAMP(6) - INTERVAL 1 DAY)
ORDER BY states.rule_code, states.subject
