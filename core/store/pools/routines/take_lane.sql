CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.take_lane(IN pool INT, OUT lane_taken SMALLINT)
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'locks a lane that nobody has locked; where all are, the one of the session in its turn'
BEGIN
  DECLARE first_lane SMALLINT DEFAULT CONNECTION_ID() MOD 128;
  SET lane_taken = NULL;
  SELECT lane INTO lane_taken FROM {{store}}.pool_lanes
  WHERE pool_id = pool AND lane >= first_lane ORDER BY lane LIMIT 1 FOR UPDATE SKIP LOCKED;
  IF lane_taken IS NULL THEN
    SELECT lane INTO lane_taken FROM {{store}}.pool_lanes
    WHERE pool_id = pool AND lane < first_lane ORDER BY lane LIMIT 1 FOR UPDATE SKIP LOCKED;
  END IF;
  IF lane_taken IS NULL THEN
    SELECT lane INTO lane_taken FROM {{store}}.pool_lanes WHERE pool_id = pool AND lane = first_lane FOR UPDATE;
  END IF;
END
