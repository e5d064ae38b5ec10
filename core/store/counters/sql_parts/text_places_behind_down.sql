WHERE ? IS NULL OR valued.sort_value < ? OR (valued.sort_value = ? AND valued.id < ?)
ORDER BY valued.sort_value DESC, valued.id DESC
LIMIT ?
