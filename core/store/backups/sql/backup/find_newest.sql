SELECT backups.id, backups.taken_at, backups.ledger_rows, backups.newest_row_id, backups.bytes, backups.data_hash,
       backups.is_verified, backups.recorded_at, backups.recorded_by
FROM store_backups AS backups
WHERE backups.is_verified OR NOT ?
ORDER BY backups.taken_at DESC, backups.is_verified DESC, backups.id DESC
LIMIT 1
