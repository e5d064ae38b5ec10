CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.enter_take_over_approval(
  request BIGINT, person INT, actor INT, comment_given TEXT CHARACTER SET utf8mb4, needed INT) RETURNS BOOLEAN
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'whether the take-over was carried out; a function is one statement, so that one that is killed in it leaves nothing'
BEGIN
  INSERT INTO {{store}}.take_over_approvals (request_id, person_id, user_id, comment, approved_at)
  VALUES (request, person, actor, comment_given, UTC_TIMESTAMP(6));
  IF (SELECT COUNT(*) FROM {{store}}.take_over_approvals AS approvals
      JOIN {{store}}.users ON users.id = approvals.user_id AND users.person_id = approvals.person_id
        AND users.is_active AND users.role = 'SUPER_ADMIN'
      WHERE approvals.request_id = request) < needed THEN
    RETURN FALSE;
  END IF;
  UPDATE {{store}}.take_over_requests
  SET state = 'EXECUTED', closer_id = actor, closed_at = UTC_TIMESTAMP(6) WHERE id = request;
  CALL {{api}}.execute_take_over(request, actor);
  RETURN TRUE;
END
