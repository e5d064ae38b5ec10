SELECT stamp FROM document_number_rules_stamp WHERE id = 1
