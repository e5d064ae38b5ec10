{{text_keys_by_time_and_row ASC}}
