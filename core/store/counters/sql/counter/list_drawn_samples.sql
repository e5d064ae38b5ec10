SELECT STRAIGHT_JOIN drawn.reset_epoch, drawn.issued_sequence, drawn.created_at
FROM JSON_TABLE(?, '$[*]' COLUMNS (reset_epoch INT PATH '$[0]', number INT PATH '$[1]')) AS wanted
JOIN document_number_audit AS drawn
  ON drawn.counter_id = ? AND drawn.reset_epoch = wanted.reset_epoch AND drawn.issued_sequence = wanted.number
ORDER BY drawn.reset_epoch, drawn.issued_sequence
