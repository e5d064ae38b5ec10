SELECT value FROM store_settings WHERE name = 'first_document_year'
