SELECT migration FROM lekthi_schema ORDER BY migration, step LIMIT 1 FOR UPDATE
