-- An alert where nobody fills an ID pool.

-- step
INSERT IGNORE INTO alert_rules (code, measure, threshold, window_seconds, hold_seconds, severity)
VALUES ('ID_POOL_LOW', 'POOL_SHORTAGE', 0, 0, 600, 'WARNING')
