-- How the rows of a statement become entries (`0033_audit-log.sql`), faster:
-- - It keeps its plan. PostgreSQL takes a plan for any values as dearer than one for these, because it can't know that they are few,
--   and so planned the long statement again at each write, which took longer than the write.
-- - Rows before and after are paired by their order. The plan of a join, kept from a statement of one row, compared each row with
--   all: 20 seconds for 1,000 rows. Where keys change, they are joined.
CREATE OR REPLACE FUNCTION audit_write() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
	setting text := nullif(current_setting('booking.audit', true), '');
	rule jsonb := TG_ARGV[0]::jsonb;
	keys text[] := audit_words(coalesce(rule -> 'keys', '["id"]'));
	names text[] := audit_words(coalesce(rule -> 'name', '[]'));
	hidden text[] := audit_words(coalesce(rule -> 'hidden', '[]'));
	omitted text[] := audit_words(coalesce(rule -> 'omit', '[]')) || ARRAY['id', 'institution_id', 'created_at', 'updated_at',
		'created_by', 'updated_by', 'version', 'search_text', 'seen_as'];
	context jsonb;
	befores jsonb[];
	afters jsonb[];
	old_keys text[];
	new_keys text[];
BEGIN
	IF setting = 'off' THEN
		RETURN NULL;
	ELSIF TG_OP = 'INSERT' THEN
		SELECT array_agg(to_jsonb(r)) INTO afters FROM new_rows r;
	ELSIF TG_OP = 'DELETE' THEN
		SELECT array_agg(to_jsonb(r)) INTO befores FROM old_rows r;
	ELSE
		SELECT array_agg(a.content ORDER BY a.row_key), array_agg(a.row_key ORDER BY a.row_key) INTO befores, old_keys
		FROM (SELECT d.content, concat_ws(' ', d.content ->> keys[1], d.content ->> keys[2]) AS row_key FROM old_rows r, to_jsonb(r) AS d(content)) a;
		SELECT array_agg(a.content ORDER BY a.row_key), array_agg(a.row_key ORDER BY a.row_key) INTO afters, new_keys
		FROM (SELECT d.content, concat_ws(' ', d.content ->> keys[1], d.content ->> keys[2]) AS row_key FROM new_rows r, to_jsonb(r) AS d(content)) a;
		IF old_keys IS DISTINCT FROM new_keys THEN
			SELECT array_agg(b.content), array_agg(a.content) INTO befores, afters
			FROM (SELECT d.content, concat_ws(' ', d.content ->> keys[1], d.content ->> keys[2]) AS row_key FROM old_rows r, to_jsonb(r) AS d(content)) b
			JOIN (SELECT d.content, concat_ws(' ', d.content ->> keys[1], d.content ->> keys[2]) AS row_key FROM new_rows r, to_jsonb(r) AS d(content)) a
				USING (row_key);
		END IF;
	END IF;
	IF befores IS NULL AND afters IS NULL THEN
		RETURN NULL;
	END IF;
	context := coalesce(setting, '{}')::jsonb;
	INSERT INTO audit_entry (id, at, request_id, call, user_id, user_name, user_role, institution_id, address, user_agent,
		action, record_kind, record_id, record_name, changes, search_text)
	SELECT lpad(to_hex((extract(epoch FROM date_trunc('milliseconds', now())) * 1000)::bigint), 12, '0')
			|| lpad(to_hex(nextval('audit_entry_number')), 12, '0'),
		now(), context ->> 'requestId', context ->> 'call',
		coalesce(context ->> 'userId', self ->> 'id'),
		who.name, coalesce(context ->> 'userRole', self ->> 'role'),
		whole ->> coalesce(rule ->> 'institution', 'institution_id'),
		context ->> 'address', context ->> 'userAgent',
		action, rule ->> 'kind', record_id, record_name, coalesce(changes, '[]'),
		' ' || lower(unaccent(concat_ws(' ', who.name, record_name, context ->> 'call', context ->> 'address',
			context ->> 'requestId', record_id)))
	FROM (
		SELECT CASE WHEN rule ? 'unless' AND audit_is_unseen(b, rule) THEN NULL ELSE b END AS before,
			CASE WHEN rule ? 'unless' AND audit_is_unseen(a, rule) THEN NULL ELSE a END AS after
		FROM unnest(befores, afters) AS pair(b, a)
	) AS pair
	CROSS JOIN LATERAL (SELECT coalesce(after, before) AS content,
		CASE WHEN before IS NULL THEN 'create' WHEN after IS NULL THEN 'delete' ELSE 'update' END AS done) AS of_row
	CROSS JOIN LATERAL (SELECT content ->> coalesce(rule ->> 'record', 'id') AS record_id,
		CASE WHEN rule ? 'isPart' THEN 'update' ELSE done END AS action) AS record
	-- Secrets are known by their names, as in the log (`redact.ts`); of them, and of hidden columns, nothing is kept but that they
	-- have changed.
	CROSS JOIN LATERAL (
		WITH field AS (
			SELECT audit_name(name) AS path, name = ANY (hidden) AS hides, was, becomes, audit_is_nested(was, becomes) AS is_nested
			FROM jsonb_object_keys(content - omitted) AS name
			CROSS JOIN LATERAL (SELECT audit_value(before -> name) AS was, audit_value(after -> name) AS becomes) AS side
			WHERE before -> name IS DISTINCT FROM after -> name AND was IS DISTINCT FROM becomes
		), leaf AS (
			SELECT path, hides, was, becomes FROM field WHERE hides OR NOT is_nested
			UNION ALL
			SELECT leaf_path, false, leaf_was, leaf_becomes FROM field CROSS JOIN LATERAL audit_leaves(path, was, becomes)
			WHERE is_nested AND NOT hides
		)
		SELECT jsonb_agg(CASE WHEN hides OR path ~* 'password|token|secret|sealed|authorization|cookie'
				AND coalesce(jsonb_typeof(becomes), jsonb_typeof(was)) NOT IN ('boolean', 'number')
				-- Lists are kept whole, so they must not have one inside.
				OR 'array' IN (jsonb_typeof(was), jsonb_typeof(becomes)) AND concat(was, becomes)
					~* '"[^"]*(password|token|secret|sealed|authorization|cookie)[^"]*":'
			THEN jsonb_build_object('field', path, 'hidden', true)
			ELSE jsonb_strip_nulls(jsonb_build_object('field', path, 'from', was, 'to', becomes)) END ORDER BY path) AS changes
		FROM leaf
	) AS compared
	CROSS JOIN LATERAL (SELECT CASE WHEN rule ? 'parent' THEN audit_row(rule ->> 'parent', record_id) ELSE content END AS whole,
		CASE WHEN NOT context ? 'userName' AND (context ? 'userId' OR context ? 'call' AND rule ? 'self')
			THEN audit_row('app_user', coalesce(context ->> 'userId', content ->> (rule ->> 'self'))) END AS self) AS others
	CROSS JOIN LATERAL (SELECT coalesce(context ->> 'userName', nullif(concat_ws(' ', self ->> 'first_name', self ->> 'last_name'), '')) AS name) AS who
	CROSS JOIN LATERAL (SELECT nullif(array_to_string(ARRAY(SELECT whole ->> k FROM unnest(names) k), ' '), '') AS record_name) AS named
	WHERE content IS NOT NULL AND (done <> 'update' OR changes IS NOT NULL);
	RETURN NULL;
END $$;--> statement-breakpoint
-- An email about a subscription has its entry with its notice, which names the institute.
SELECT audit_writes_of('notice', '{"kind":"email","name":["kind"],"omit":["subscription_id","occasion","paper_id","repeats_id","status"],"unless":{"status":["Skipped"]}}', '{INSERT}');--> statement-breakpoint
SELECT audit_writes_of('mail_order', '{"kind":"email","name":["email"],"omit":["due_at","tries"],"unless":{"kind":["notice"]}}', '{INSERT}');
