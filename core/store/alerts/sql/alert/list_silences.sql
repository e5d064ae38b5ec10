SELECT silences.id, silences.rule_code, silences.subject, silences.silent_until, silences.reason,
       makers.username AS made_by, silences.made_at, enders.username AS ended_by, silences.ended_at,
       silences.ending_reason, silences.ended_at IS NULL AND silences.silent_until > UTC_TIMESTAMP(6) AS is_in_force
FROM alert_silences AS silences
LEFT JOIN users AS makers ON makers.id = silences.made_by
LEFT JOIN users AS enders ON enders.id = silences.ended_by
WHERE silences.id < ?
ORDER BY silences.id DESC
LIMIT ?
