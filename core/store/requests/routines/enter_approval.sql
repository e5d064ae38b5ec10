CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.enter_approval(
  request BIGINT, person INT, actor INT, comment_given TEXT CHARACTER SET utf8mb4) RETURNS BOOLEAN
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'whether it was the last one needed, so that the request is executed in the same statement'
BEGIN
  DECLARE needed INT DEFAULT (SELECT approvals_needed FROM {{store}}.requests WHERE id = request);
  INSERT INTO {{store}}.request_approvals (request_id, person_id, user_id, facts_digest, comment, approved_at)
  SELECT id, person, actor, facts_digest, comment_given, UTC_TIMESTAMP(6) FROM {{store}}.requests WHERE id = request;
  IF (SELECT COUNT(*) FROM {{store}}.request_approvals AS approvals
      JOIN {{store}}.users ON users.id = approvals.user_id AND users.person_id = approvals.person_id
        AND users.is_active AND users.role = 'SUPER_ADMIN'
      WHERE approvals.request_id = request) < needed THEN
    RETURN FALSE;
  END IF;
  UPDATE {{store}}.requests SET state = 'EXECUTED', closer_id = actor, closed_at = UTC_TIMESTAMP(6) WHERE id = request;
  RETURN TRUE;
END
