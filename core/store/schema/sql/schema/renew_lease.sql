UPDATE lekthi_upgrade
SET taken_until = UTC_TIMESTAMP(6) + INTERVAL ? SECOND
WHERE place = 1 AND owner = ?
