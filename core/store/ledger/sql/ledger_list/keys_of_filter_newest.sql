-- For what few of the rows of this time are: those of the counters are looked through and sorted.
{{text_keys_of_filter DESC}}
