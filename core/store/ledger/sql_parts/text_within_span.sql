%1.created_at <= CAST(? AS DATETIME(6)) AND (%1.created_at < CAST(? AS DATETIME(6)) OR %1.%2 < ?)
  AND %1.created_at >= CAST(? AS DATETIME(6)) AND (%1.created_at > CAST(? AS DATETIME(6)) OR %1.%2 > ?)
