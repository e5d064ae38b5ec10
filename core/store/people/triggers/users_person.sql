CREATE OR REPLACE DEFINER = {{owner}} TRIGGER users_person
BEFORE INSERT ON users FOR EACH ROW
BEGIN
  IF NEW.person_id = 0 THEN
    INSERT INTO persons (full_name) VALUES (NEW.display_name);
    SET NEW.person_id = LAST_INSERT_ID();
  END IF;
END
