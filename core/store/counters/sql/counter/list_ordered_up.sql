{{text_counters_to_order}}
      WHERE ? IS NULL OR valued.sort_value > ? OR (valued.sort_value = ? AND valued.id > ?)
      ORDER BY valued.sort_value, valued.id
      LIMIT ?) AS ordered
JOIN document_number_counters AS counters ON counters.id = ordered.id
ORDER BY ordered.sort_value, ordered.id
