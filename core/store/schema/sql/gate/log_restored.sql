INSERT INTO admin_log (action, subject)
VALUES ('GUARDS_RESTORED', ?)
