CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.execute_pool(request BIGINT, actor INT) RETURNS BOOLEAN
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'inside the statement that has marked the request as executed, after require_fresh_pool. The table of a pool is made when it is first filled, since that would end the transaction'
BEGIN
  DECLARE action_wanted VARCHAR(10);
  DECLARE wanted TEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
  DECLARE pool INT;
  SELECT JSON_VALUE(facts, '$.action'), facts INTO action_wanted, wanted FROM {{store}}.requests WHERE id = request;
  IF action_wanted = 'RETIRE' THEN
    UPDATE {{store}}.pools SET state = 'RETIRED', retired_request_id = request, retired_at = UTC_TIMESTAMP(6)
    WHERE name = CONVERT(JSON_VALUE(wanted, '$.name') USING ascii);
  ELSE
    INSERT INTO {{store}}.pools
      (name, id_length, minimum, batch, settings, capacity, capacity_is_exact, created_request_id, created_at)
    VALUES (JSON_VALUE(wanted, '$.name'), JSON_VALUE(wanted, '$.settings.length'), JSON_VALUE(wanted, '$.settings.minimum'),
            JSON_VALUE(wanted, '$.settings.batch'), JSON_EXTRACT(wanted, '$.settings'), JSON_VALUE(wanted, '$.capacity'),
            JSON_VALUE(wanted, '$.exact'), request, UTC_TIMESTAMP(6));
    SET pool = LAST_INSERT_ID();
    INSERT INTO {{store}}.pool_leases (pool_id) VALUES (pool);
    INSERT INTO {{store}}.pool_lanes (pool_id, lane)
    WITH RECURSIVE counted AS (SELECT 0 AS lane UNION ALL SELECT lane + 1 FROM counted WHERE lane < 127)
    SELECT pool, lane FROM counted;
  END IF;
  RETURN TRUE;
END
