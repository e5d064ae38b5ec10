SELECT items.kind, items.id, items.code, items.is_active
{{from_reference_items}}
WHERE NOT items.is_active
   OR EXISTS (SELECT 1 FROM reference_past_codes AS past WHERE past.kind = items.kind AND past.item_id = items.id)
