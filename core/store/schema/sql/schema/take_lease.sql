UPDATE lekthi_upgrade
SET owner = ?, taken_until = UTC_TIMESTAMP(6) + INTERVAL ? SECOND
WHERE place = 1 AND taken_until < UTC_TIMESTAMP(6)
