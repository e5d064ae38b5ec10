WHERE ? IS NULL OR valued.sort_value > ? OR (valued.sort_value = ? AND valued.id > ?)
ORDER BY valued.sort_value ASC, valued.id ASC
LIMIT ?
