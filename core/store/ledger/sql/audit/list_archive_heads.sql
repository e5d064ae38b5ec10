SELECT heads.counter_id, heads.last_row_id, heads.row_hash, heads.chain_length, heads.reset_epoch, heads.sequence_number,
       heads.has_register
FROM ledger_archive_heads AS heads
WHERE heads.last_row_id <= ? AND heads.counter_id > ?
  AND NOT EXISTS (SELECT 1 FROM ledger_archive_heads AS newer
                  WHERE newer.counter_id = heads.counter_id AND newer.last_row_id > heads.last_row_id AND newer.last_row_id <= ?)
ORDER BY heads.counter_id
LIMIT ?
