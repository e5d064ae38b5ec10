CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.review_glass_break(
  IN glass_break BIGINT, IN comment_given TEXT CHARACTER SET utf8mb4)
MODIFIES SQL DATA
SQL SECURITY DEFINER
BEGIN
  DECLARE actor INT;
  DECLARE person INT;
  DECLARE known BIGINT DEFAULT NULL;
  DECLARE code INT DEFAULT 0;
  DECLARE text TEXT CHARACTER SET utf8mb4;
  DECLARE EXIT HANDLER FOR SQLEXCEPTION, 1265
  BEGIN
    GET DIAGNOSTICS CONDITION 1 code = MYSQL_ERRNO, text = MESSAGE_TEXT;
    ROLLBACK;
    CALL {{api}}.note_denial('GLASS_REVIEWED', code, text, glass_break);
    RESIGNAL;
  END;
  CALL {{api}}.begin_write('{{roles}}', actor, person);
  SELECT id INTO known FROM {{store}}.glass_breaks WHERE id = glass_break FOR UPDATE;
  IF known IS NULL THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31012, MESSAGE_TEXT = 'no such break';
  END IF;
  IF EXISTS (SELECT 1 FROM {{store}}.glass_reviews WHERE break_id = known AND person_id = person) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31007, MESSAGE_TEXT = 'this person has reviewed it already';
  END IF;
  CALL {{api}}.require_reason(comment_given, 5);
  INSERT INTO {{store}}.glass_reviews (break_id, person_id, user_id, comment, reviewed_at)
  VALUES (known, person, actor, comment_given, UTC_TIMESTAMP(6));
  COMMIT;
END
