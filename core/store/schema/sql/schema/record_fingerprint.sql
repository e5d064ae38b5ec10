INSERT INTO lekthi_routines (id, fingerprint) VALUES (1, ?)
ON DUPLICATE KEY UPDATE fingerprint = VALUES(fingerprint)
