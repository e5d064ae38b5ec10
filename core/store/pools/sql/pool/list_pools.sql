SELECT pools.id, pools.name, pools.id_length, pools.minimum, pools.batch, pools.settings, pools.capacity, pools.capacity_is_exact,
       pools.state, pools.created_request_id, pools.retired_request_id, pools.created_at, pools.retired_at, leases.generated,
       (SELECT COALESCE(SUM(lanes.length), 0) FROM pool_lanes AS lanes WHERE lanes.pool_id = pools.id) AS issued,
       leases.filled_at, leases.login, leases.program, leases.taken_until, leases.taken_until > UTC_TIMESTAMP(6) AS is_held
FROM pools
JOIN pool_leases AS leases ON leases.pool_id = pools.id
ORDER BY pools.name
