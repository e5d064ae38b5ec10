SELECT id
FROM reference_source
WHERE read_at IS NULL OR read_at < SYSDATE(6) - INTERVAL 2 SECOND
