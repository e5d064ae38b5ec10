-- An alert before the store keeps the rest of the disk for numbers.

-- step
INSERT IGNORE INTO alert_rules (code, measure, threshold, window_seconds, hold_seconds, severity)
VALUES ('DISK_NEARLY_FULL', 'DISK_USE', 90, 0, 0, 'CRITICAL')
