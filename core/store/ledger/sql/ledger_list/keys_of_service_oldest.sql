{{text_keys_of_account drawn_by idx_drawn_by ASC}}
