UPDATE users
SET role = ?, change_reason = ?
WHERE username = ?
