SELECT items.kind, items.id, items.code
{{from_reference_items}}
LEFT JOIN reference_read AS source ON source.kind = items.kind AND source.item_id = items.id
WHERE items.code NOT LIKE '~%'
  AND IF(source.item_id IS NULL, items.is_active, NOT BINARY items.code <=> BINARY source.code)
ORDER BY items.kind, items.id
LIMIT 9
