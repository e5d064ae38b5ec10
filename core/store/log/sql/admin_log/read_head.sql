SELECT seq, hash
FROM admin_log_head
WHERE id = 1
