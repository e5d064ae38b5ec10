-- Requests that the database failed are an alert at once (3.11.6.4), and alerts go out by e-mail as well (3.11.10.2).

-- step
ALTER TABLE alert_channels
  MODIFY kind ENUM('SLACK', 'PAGERDUTY', 'EMAIL') NOT NULL

-- step
INSERT IGNORE INTO alert_rules (code, measure, threshold, window_seconds, hold_seconds, severity)
VALUES ('DATABASE_FAILURES', 'STORE_FAILURES', 0, 300, 0, 'CRITICAL')
