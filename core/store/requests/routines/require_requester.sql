CREATE OR REPLACE DEFINER = {{owner}} PROCEDURE {{api}}.require_requester(IN request BIGINT, IN requester INT)
READS SQL DATA
SQL SECURITY DEFINER
COMMENT 'whether whoever requested it still might'
BEGIN
  IF NOT EXISTS (SELECT 1
                 FROM {{store}}.requests AS asked
                 JOIN {{store}}.request_kinds AS kinds ON kinds.name = asked.kind
                 JOIN {{store}}.users ON users.id = requester AND users.is_active AND users.role = kinds.requester_role
                 WHERE asked.id = request
                   AND (users.role = 'SUPER_ADMIN'
                        OR EXISTS (SELECT 1 FROM {{store}}.project_admins AS given
                                   WHERE given.user_id = users.id AND given.project_id = asked.project_id))) THEN
    SIGNAL SQLSTATE '45000' SET MYSQL_ERRNO = 31027, MESSAGE_TEXT = 'whoever requested it may no longer do so';
  END IF;
END
