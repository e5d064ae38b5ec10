{{text_keys_by_time DESC}}
