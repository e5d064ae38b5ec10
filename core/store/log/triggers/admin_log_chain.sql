CREATE OR REPLACE DEFINER = {{owner}} TRIGGER admin_log_chain
BEFORE INSERT ON admin_log FOR EACH ROW
BEGIN
  DECLARE earlier BINARY(32) DEFAULT NULL;
  SET NEW.login = caller_login();
  SET NEW.host = SUBSTRING(USER(), CHAR_LENGTH(caller_login()) + 2);
  SET NEW.user_id = (SELECT id FROM users WHERE username = NEW.login);
  SET NEW.role = COALESCE((SELECT role FROM users WHERE id = NEW.user_id), '');
  UPDATE admin_log_head SET seq = seq + 1 WHERE id = 1;
  SET NEW.seq = (SELECT seq FROM admin_log_head WHERE id = 1);
  SET earlier = (SELECT hash FROM admin_log_head WHERE id = 1);
  SET NEW.occurred_at = UTC_TIMESTAMP(6);
  SET NEW.previous_hash = earlier;
  SET NEW.row_hash = UNHEX(SHA2(CONCAT(
    'AL1', chained_text(HEX(earlier)), chained_text(NEW.seq), chained_text(NEW.occurred_at), chained_text(NEW.login),
    chained_text(NEW.host), chained_text(NEW.user_id), chained_text(NEW.role), chained_text(NEW.action),
    chained_text(NEW.outcome), chained_text(NEW.project_id), chained_text(NEW.subject), chained_text(NEW.details),
    chained_text(NEW.reason)), 256));
  UPDATE admin_log_head SET hash = NEW.row_hash WHERE id = 1;
END
