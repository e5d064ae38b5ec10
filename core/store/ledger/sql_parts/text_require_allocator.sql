IF NOT {{is_sandbox}}
     AND NOT EXISTS (SELECT 1 FROM users
                     WHERE username = {{store}}.caller_login() AND is_active AND role IN ('ALLOCATOR', 'ADMINISTRATOR')) THEN
    CALL {{api}}.{{twin}}require_drawer(NULL, FALSE);
  END IF;
