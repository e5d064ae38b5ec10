UPDATE projects SET project_name_zh = ? WHERE id = ?
