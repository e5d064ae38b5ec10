UPDATE lekthi_upgrade
SET owner = '', taken_until = '2000-01-01'
WHERE place = 1 AND owner = ?
