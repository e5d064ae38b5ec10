UPDATE users
SET may_name_persons = ?, change_reason = ?
WHERE username = ?
