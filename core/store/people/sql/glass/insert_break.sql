INSERT INTO glass_breaks (login, person_id, opened_by, reason, broken_by, broken_at)
VALUES (?, 0, ?, ?, '', UTC_TIMESTAMP(6))
