CREATE OR REPLACE DEFINER = {{owner}} TRIGGER glass_breaks_facts
BEFORE INSERT ON glass_breaks FOR EACH ROW
BEGIN
  SET NEW.person_id = COALESCE((SELECT person_id FROM users WHERE username = NEW.login), 0);
  SET NEW.broken_by = caller_login();
  SET NEW.broken_at = UTC_TIMESTAMP(6);
END
