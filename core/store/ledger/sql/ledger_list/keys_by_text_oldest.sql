{{text_keys_by_text ASC}}
