WITH RECURSIVE `search` AS (
  SELECT lanes.pool_id, lanes.lane, CAST(0 AS SIGNED) AS below, lanes.length AS up_to, lanes.length,
         UTC_TIMESTAMP(6) - INTERVAL ? SECOND AS since
  FROM pool_lanes AS lanes
  WHERE lanes.length > 0
  UNION ALL
  SELECT `search`.pool_id, `search`.lane, IF(issued.issued_at < `search`.since, issued.place, `search`.below),
         IF(issued.issued_at < `search`.since, `search`.up_to, issued.place - 1), `search`.length, `search`.since
  FROM `search`
  JOIN pool_ledger AS issued ON issued.pool_id = `search`.pool_id AND issued.lane = `search`.lane
                                AND issued.place = (`search`.below + `search`.up_to + 1) DIV 2
  WHERE `search`.below < `search`.up_to
)
SELECT `search`.pool_id, CAST(SUM(`search`.length - `search`.below) AS SIGNED) AS ids
FROM `search`
WHERE `search`.below = `search`.up_to
GROUP BY `search`.pool_id
