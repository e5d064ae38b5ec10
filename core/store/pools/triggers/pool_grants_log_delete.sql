CREATE OR REPLACE DEFINER = {{owner}} TRIGGER pool_grants_log_delete
AFTER DELETE ON pool_grants FOR EACH ROW
INSERT INTO admin_log (action, subject, details)
VALUES ('POOL_TAKEN', (SELECT username FROM users WHERE id = OLD.user_id),
        JSON_OBJECT('pool', (SELECT name FROM pools WHERE id = OLD.pool_id)))
