CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.sum_denial(IN attempted VARCHAR(40), IN code_given INT)
MODIFIES SQL DATA
SQL SECURITY DEFINER
COMMENT 'inside a transaction: one more refusal of the caller that has no row of its own. The sum of an earlier minute becomes one'
BEGIN
  DECLARE this_minute BIGINT DEFAULT UNIX_TIMESTAMP(SYSDATE()) DIV 60;
  DECLARE summed INT DEFAULT 0;
  DECLARE summed_action VARCHAR(40);
  DECLARE summed_code INT;
  INSERT INTO {{store}}.denial_sums (login, minute_of, refused, action, code)
  VALUES ({{store}}.caller_login(), this_minute, 0, attempted, code_given)
  ON DUPLICATE KEY UPDATE refused = refused;
  SELECT IF(minute_of < this_minute, refused, 0), action, code INTO summed, summed_action, summed_code
  FROM {{store}}.denial_sums WHERE login = {{store}}.caller_login();
  IF summed > 0 THEN
    INSERT INTO {{store}}.admin_log (action, outcome, subject, details)
    VALUES (summed_action, 'DENIED', '', JSON_OBJECT('code', summed_code + 0, 'times', summed + 0));
  END IF;
  UPDATE {{store}}.denial_sums
  SET refused = IF(minute_of = this_minute, refused, 0) + 1, minute_of = this_minute, action = attempted, code = code_given
  WHERE login = {{store}}.caller_login();
END
