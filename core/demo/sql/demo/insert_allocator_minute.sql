INSERT INTO document_number_allocator_minute
  (minute, allocator, program, login, redis, store, sessions, session_limit, waiting, replicas, is_summed)
VALUES (?, ?, ?, ?, ?, 'UP', ?, 4, ?, 0, TRUE)
