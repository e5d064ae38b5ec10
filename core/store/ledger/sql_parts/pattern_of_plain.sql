'^[ -~\\x{E01}-\\x{E5B}]*$' COLLATE utf8mb4_bin
