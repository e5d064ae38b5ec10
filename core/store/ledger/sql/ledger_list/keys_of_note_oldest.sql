{{text_keys_of_note ASC}}
