{{text_keys_of_fitting ASC}}
