SELECT stamp FROM reference_data_stamp WHERE id = 1
