UPDATE users
SET numbers_per_minute = ?, change_reason = ?
WHERE username = ?
