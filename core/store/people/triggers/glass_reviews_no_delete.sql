CREATE OR REPLACE DEFINER = {{owner}} TRIGGER glass_reviews_no_delete
BEFORE DELETE ON glass_reviews FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'reviews are never deleted'
