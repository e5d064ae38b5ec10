{{text_keys_of_note DESC}}
