INSERT IGNORE INTO lekthi_upgrade (place, owner, taken_until)
VALUES (1, '', '2000-01-01')
