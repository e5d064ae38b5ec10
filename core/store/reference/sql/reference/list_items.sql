SELECT items.kind, items.id, items.row_version, items.parent_id, items.code, items.short_code, items.name_th, items.name_en,
       items.name_zh, items.sort_order, items.is_active, items.starts_on, items.ends_on,
       items.counted_by, items.fiscal_start_month, items.fiscal_called_by
{{from_reference_items}}
WHERE items.kind = ?
ORDER BY items.parent_id, items.sort_order, items.code, items.id
