-- How often somebody may sign in (3.11.14.2), and which passwords were set through Lekthi (3.11.14.3).

-- step
INSERT IGNORE INTO store_settings (name, value, least, most)
VALUES ('sign_ins_per_minute', 20, 5, 100000)

-- step
CREATE TABLE IF NOT EXISTS password_marks (
  login VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  mark CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL COMMENT 'hash of what the server keeps of the password',
  noted_at DATETIME(6) NOT NULL,
  PRIMARY KEY (login)
) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = utf8mb4_thai_520_w2
COMMENT = 'of the passwords that were set through Lekthi'

-- step
INSERT IGNORE INTO password_marks (login, mark, noted_at)
SELECT users.username,
       MAX(SHA2(CONCAT_WS('|', CONVERT(accounts.User USING utf8mb4), JSON_VALUE(accounts.Priv, '$.plugin'),
                          JSON_VALUE(accounts.Priv, '$.authentication_string'),
                          COALESCE(JSON_EXTRACT(accounts.Priv, '$.auth_or'), '')), 256)),
       UTC_TIMESTAMP(6)
FROM users
JOIN mysql.global_priv AS accounts ON CONVERT(accounts.User USING utf8mb4) COLLATE utf8mb4_bin = users.username
WHERE NOT {{is_sandbox}}
GROUP BY users.username
