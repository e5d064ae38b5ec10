{{text_keys_of_skipped DESC}}
