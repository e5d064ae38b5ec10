CREATE OR REPLACE DEFINER = {{owner}} FUNCTION {{api}}.enter_alert_states(
  of_token CHAR(36) CHARACTER SET ascii COLLATE ascii_bin, of_epoch BIGINT, states LONGTEXT CHARACTER SET utf8mb4)
RETURNS INT
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'a function is one statement, so that one that is killed in it leaves nothing'
BEGIN
  IF NOT COALESCE(JSON_VALID(states) AND JSON_TYPE(states) = 'ARRAY' AND JSON_LENGTH(states) <= 5000, FALSE) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'no such value';
  END IF;
  -- Writing the lease, not only reading it, makes two programs collide on a cluster too.
  UPDATE {{store}}.alert_lease SET looked_at = UTC_TIMESTAMP(6), looks = looks + 1
  WHERE place = 1 AND token = of_token AND epoch = of_epoch AND login = {{store}}.caller_login()
    AND taken_until > UTC_TIMESTAMP(6);
  IF ROW_COUNT() <> 1 THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31037, MESSAGE_TEXT = 'another program evaluates the alerts by now';
  END IF;
  IF EXISTS (SELECT 1 FROM JSON_TABLE(states, '$[*]' COLUMNS (rule_code VARCHAR(100) CHARACTER SET ascii PATH '$[0]')) AS seen
             WHERE COALESCE(seen.rule_code, '') NOT IN (SELECT code FROM {{store}}.alert_rules)) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31012, MESSAGE_TEXT = 'no such rule';
  END IF;
  IF EXISTS (SELECT 1 FROM JSON_TABLE(states, '$[*]' COLUMNS (
               subject VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin PATH '$[1]',
               label VARCHAR(201) CHARACTER SET utf8mb4 PATH '$[2]')) AS seen
             WHERE NOT COALESCE(seen.subject REGEXP '\\A[a-z0-9_:-]{0,60}\\z', FALSE)
                OR COALESCE(seen.label, '') REGEXP '[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]') THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31011, MESSAGE_TEXT = 'no such value';
  END IF;
  INSERT INTO {{store}}.alert_states (rule_code, subject, label, phase, since, looked_at, has_data, value, towards_ms,
                                     quiet_since)
  SELECT seen.rule_code, seen.subject, seen.label, seen.phase, LEAST(seen.since, UTC_TIMESTAMP(3)),
         LEAST(seen.looked_at, UTC_TIMESTAMP(3)), seen.has_data, seen.value, seen.towards,
         LEAST(seen.quiet_since, UTC_TIMESTAMP(3))
  -- Wider than the columns of the table: JSON_TABLE cuts what is too long and says nothing, the INSERT refuses it.
  FROM JSON_TABLE(states, '$[*]' COLUMNS (
         rule_code VARCHAR(100) CHARACTER SET ascii PATH '$[0]',
         subject VARCHAR(61) CHARACTER SET ascii PATH '$[1]',
         label VARCHAR(201) CHARACTER SET utf8mb4 PATH '$[2]',
         phase VARCHAR(20) CHARACTER SET ascii PATH '$[3]',
         since DATETIME(3) PATH '$[4]',
         looked_at DATETIME(3) PATH '$[5]',
         has_data BOOLEAN PATH '$[6]',
         value DOUBLE PATH '$[7]',
         towards BIGINT PATH '$[8]',
         quiet_since DATETIME(3) PATH '$[9]')) AS seen
  ON DUPLICATE KEY UPDATE label = VALUES(label), phase = VALUES(phase), since = VALUES(since),
    looked_at = VALUES(looked_at), has_data = VALUES(has_data), value = VALUES(value), towards_ms = VALUES(towards_ms),
    quiet_since = VALUES(quiet_since);
  -- What fired while it was silent is told as soon as it is not silent any more.
  INSERT INTO {{store}}.alert_transitions (rule_code, subject, label, episode, event, severity, value, threshold, is_silenced,
                                           login, occurred_at)
  SELECT states_now.rule_code, states_now.subject, states_now.label, states_now.episode, 'SILENCE_ENDED', rules.severity,
         states_now.value, rules.threshold, FALSE, {{store}}.caller_login(), UTC_TIMESTAMP(6)
  FROM {{store}}.alert_states AS states_now
  JOIN {{store}}.alert_rules AS rules ON rules.code = states_now.rule_code
  JOIN {{store}}.alert_transitions AS fired
    ON fired.rule_code = states_now.rule_code AND fired.subject = states_now.subject
       AND fired.episode = states_now.episode AND fired.event = 'FIRED' AND fired.is_silenced
  LEFT JOIN {{store}}.alert_transitions AS told
    ON told.rule_code = states_now.rule_code AND told.subject = states_now.subject
       AND told.episode = states_now.episode AND told.event = 'SILENCE_ENDED'
  WHERE states_now.phase = 'FIRING' AND told.id IS NULL
    AND NOT {{store}}.is_alert_silenced(states_now.rule_code, states_now.subject);
  RETURN JSON_LENGTH(states);
END
