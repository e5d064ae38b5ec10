SELECT lanes.lane, lanes.length, lanes.head
FROM pool_lanes AS lanes
WHERE lanes.pool_id = ?
ORDER BY lanes.lane
