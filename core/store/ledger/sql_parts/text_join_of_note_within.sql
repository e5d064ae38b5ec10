{{text_join_of_note %1}}
 AND EXISTS (SELECT 1 FROM document_number_noted AS nearby WHERE nearby.kind = '%1'
             AND nearby.created_at >= CAST(? AS DATETIME(6)) AND nearby.created_at <= CAST(? AS DATETIME(6)))
