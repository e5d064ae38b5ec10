SELECT outside.created_at
FROM document_number_audit AS outside
WHERE outside.id > COALESCE((SELECT backups.newest_row_id
                             FROM store_backups AS backups
                             WHERE backups.is_verified
                             ORDER BY backups.taken_at DESC, backups.id DESC
                             LIMIT 1), 0)
ORDER BY outside.id
LIMIT 1
