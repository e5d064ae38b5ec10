SELECT epoch, login, program, taken_until, looked_at, taken_until > UTC_TIMESTAMP(6) AS is_held
FROM alert_lease
WHERE place = 1
