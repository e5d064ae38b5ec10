SELECT items.kind, items.id
{{from_reference_items}}
WHERE NOT items.is_active
