SELECT minute, allocator, program, login, redis, store, sessions, session_limit, waiting, replicas
FROM document_number_allocator_minute
WHERE minute >= CAST(? AS DATETIME)
  AND minute < CAST(? AS DATETIME)
ORDER BY minute, program, allocator
