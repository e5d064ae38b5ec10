{{text_keys_by_text DESC}}
