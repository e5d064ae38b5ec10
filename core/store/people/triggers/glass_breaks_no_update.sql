CREATE OR REPLACE DEFINER = {{owner}} TRIGGER glass_breaks_no_update
BEFORE UPDATE ON glass_breaks FOR EACH ROW
SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31032, MESSAGE_TEXT = 'broken glass stays broken'
