{{text_keys_of_account user_id idx_user_id ASC}}
