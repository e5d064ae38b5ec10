INSERT IGNORE INTO lekthi_schema (migration, step, finished_at)
VALUES (?, ?, UTC_TIMESTAMP(6))
