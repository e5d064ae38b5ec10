listed.created_at <= CAST(? AS DATETIME(6)) AND (listed.created_at < CAST(? AS DATETIME(6)) OR listed.audit_id < ?)
  AND listed.created_at >= CAST(? AS DATETIME(6)) AND (listed.created_at > CAST(? AS DATETIME(6)) OR listed.audit_id > ?)
