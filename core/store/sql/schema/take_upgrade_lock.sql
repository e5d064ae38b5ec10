SELECT GET_LOCK(CONCAT('lekthi-upgrade-', MD5(DATABASE())), ?) AS taken
