INSERT INTO admin_log (action, subject)
VALUES ('REFERENCE_KEPT_HERE', (SELECT schema_name FROM reference_source))
