audit.created_at <= CAST(? AS DATETIME(6)) AND (audit.created_at < CAST(? AS DATETIME(6)) OR audit.id < ?)
  AND audit.created_at >= CAST(? AS DATETIME(6)) AND (audit.created_at > CAST(? AS DATETIME(6)) OR audit.id > ?)
