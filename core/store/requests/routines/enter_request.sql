CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.enter_request(
  kind_of VARCHAR(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin, about VARCHAR(64) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin,
  project INT, type INT, named VARCHAR(255) CHARACTER SET utf8mb4, facts_given TEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_bin,
  reason TEXT CHARACTER SET utf8mb4, actor INT, person INT) RETURNS BIGINT
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'the id of the new request. Whoever calls has checked facts and reason, and called close_lapsed'
BEGIN
  -- The admin log repeats them with each step of the request.
  IF NOT COALESCE(CHAR_LENGTH(facts_given) <= 10000, FALSE) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'the facts are too long';
  END IF;
  INSERT INTO {{store}}.requests
    (kind, subject, project_id, correspondence_type_id, logged_subject, facts, reason, requester_id, requester_person_id,
     requested_at, expires_at, approvals_needed)
  VALUES (kind_of, about, project, type, named, facts_given, reason, actor, person, UTC_TIMESTAMP(6),
          UTC_TIMESTAMP(6) + INTERVAL (SELECT value FROM {{store}}.store_settings WHERE name = 'reset_valid_hours') HOUR,
          (SELECT value FROM {{store}}.store_settings WHERE name = 'approvals_needed'));
  RETURN LAST_INSERT_ID();
END
