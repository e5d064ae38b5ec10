SELECT RELEASE_LOCK(CONCAT('lekthi-upgrade-', MD5(DATABASE()))) AS released
