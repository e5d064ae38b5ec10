SELECT name, value, least, most
FROM store_settings
ORDER BY name
