-- An alert where nobody makes backups.

-- step
INSERT IGNORE INTO alert_rules (code, measure, threshold, window_seconds, hold_seconds, severity)
VALUES ('NUMBERS_WITHOUT_BACKUP', 'BACKUP_LAG', 36, 0, 0, 'WARNING')
