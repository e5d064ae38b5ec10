CREATE OR REPLACE DEFINER = {{owner}} TRIGGER store_backups_log_insert
AFTER INSERT ON store_backups FOR EACH ROW
INSERT INTO admin_log (action, subject, details)
VALUES ('BACKUP_RECORDED', LOWER(HEX(NEW.data_hash)),
        JSON_OBJECT('backup', NEW.id, 'taken', NEW.taken_at, 'rows', NEW.ledger_rows, 'bytes', NEW.bytes,
                    'verified', NEW.is_verified + 0))
