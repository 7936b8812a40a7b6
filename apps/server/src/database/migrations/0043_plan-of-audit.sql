-- Each write of an audited table writes an entry by one long statement. PostgreSQL takes a plan for any values as dearer than one
-- for these, because it can't know that they are few, and so planned the statement again at each write, which took longer than the
-- write. The plan for any values is the same.
ALTER FUNCTION audit_write() SET plan_cache_mode = force_generic_plan;
