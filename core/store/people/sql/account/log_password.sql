INSERT INTO admin_log (action, subject)
VALUES ('PASSWORD_SET', ?)
