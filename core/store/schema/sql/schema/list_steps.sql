SELECT migration, step FROM lekthi_schema ORDER BY migration, step
