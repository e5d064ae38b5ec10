CREATE OR REPLACE DEFINER = {{owner}} TRIGGER pool_grants_log_insert
AFTER INSERT ON pool_grants FOR EACH ROW
INSERT INTO admin_log (action, subject, details)
VALUES ('POOL_GIVEN', (SELECT username FROM users WHERE id = NEW.user_id),
        JSON_OBJECT('pool', (SELECT name FROM pools WHERE id = NEW.pool_id)))
