UPDATE users
SET is_active = ?, change_reason = ?
WHERE username = ?
