CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.issue_ids(
  IN pool_name VARCHAR(64) CHARACTER SET utf8mb4, IN request CHAR(36) CHARACTER SET ascii COLLATE ascii_bin, IN wanted INT,
  IN purpose_given TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'so many ids of the pool under the request id, all or none, and it commits; asked for again under it they are the same. purpose: may be empty'
BEGIN
  DECLARE pool INT;
  DECLARE named VARCHAR(60) CHARACTER SET ascii;
  DECLARE account INT;
  DECLARE pace INT;
  DECLARE is_person BOOLEAN;
  DECLARE lane_taken SMALLINT;
  DECLARE taken INT DEFAULT 0;
  DECLARE is_known BOOLEAN DEFAULT FALSE;
  DECLARE is_made BOOLEAN DEFAULT FALSE;
  DECLARE refusal INT DEFAULT 0;
  DECLARE refusal_text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 refusal = MYSQL_ERRNO, refusal_text = MESSAGE_TEXT;
    ROLLBACK;
    IF refusal IN (31001, 31002, 31031, 31036, 31136) THEN
      CALL {{api}}.note_denial('ID_ISSUED', refusal, refusal_text, pool_name);
    END IF;
    RESIGNAL;
  END;
  CALL {{api}}.undo_settings();
  START TRANSACTION READ WRITE;
  CALL {{api}}.find_drawer(NULL, TRUE, account, pace, is_person);
  IF account IS NULL THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31031, MESSAGE_TEXT = 'whoever draws needs an account of the store';
  END IF;
  IF NOT COALESCE(request REGEXP {{pattern_of_request_id}} AND wanted BETWEEN 1 AND 1000 AND CHAR_LENGTH(purpose_given) <= 200
                  AND purpose_given NOT REGEXP {{pattern_of_unsafe}}, FALSE) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'no such value';
  END IF;
  CALL {{api}}.find_pool(pool_name, pool, named);
  IF NOT is_person THEN
    CALL {{api}}.require_grant_of_pool(pool, account);
  END IF;
  CALL {{api}}.find_issued(request, pool, account, wanted, purpose_given, is_known);
  IF NOT is_known THEN
    SELECT has_table INTO is_made FROM {{store}}.pool_leases WHERE pool_id = pool;
    IF NOT is_made THEN
      CALL {{api}}.refuse_as_empty(pool, wanted, taken);
    END IF;
    CALL {{api}}.take_lane(pool, lane_taken);
    IF pace IS NOT NULL THEN
      CALL {{api}}.require_issuing_pace(account, pace, pool, lane_taken, wanted);
    END IF;
    CALL {{api}}.take_ids(pool, named, lane_taken, request, wanted, purpose_given, account, taken);
    IF taken < wanted THEN
      CALL {{api}}.refuse_as_empty(pool, wanted, taken);
    END IF;
  END IF;
  -- Before the end, so that a call which is killed here has done nothing.
  SELECT request_place, id_value, issued_at FROM {{store}}.pool_ledger WHERE request_id = request ORDER BY request_place;
  COMMIT;
END
