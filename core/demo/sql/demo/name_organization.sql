UPDATE organizations SET organization_name_zh = ? WHERE id = ?
