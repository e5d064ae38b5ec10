({{text_all_is_shown}}
       OR %1.project_id IN (SELECT mine.project_id FROM project_admins AS mine
                                  JOIN users AS callers ON callers.id = mine.user_id
                                  WHERE callers.username = {{text_login_of_caller}}))
