CREATE TABLE "audit_entry" (
	"id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"request_id" text,
	"call" text,
	"user_id" text,
	"user_name" text,
	"user_role" text,
	"institution_id" text,
	"address" text,
	"user_agent" text,
	"action" text NOT NULL,
	"record_kind" text NOT NULL,
	"record_id" text NOT NULL,
	"record_name" text,
	"changes" jsonb NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "audit_entry_id_at_pk" PRIMARY KEY("id","at")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE INDEX "audit_entry_institution" ON "audit_entry" USING btree ("institution_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_user" ON "audit_entry" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_record" ON "audit_entry" USING btree ("record_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_search" ON "audit_entry" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
-- What no month has been made for, such as rows of a backup: a change is never refused for want of a partition.
CREATE TABLE "audit_entry_other" PARTITION OF "audit_entry" DEFAULT;--> statement-breakpoint
CREATE SEQUENCE "audit_entry_number" OWNED BY "audit_entry"."id";--> statement-breakpoint
-- Entries are added and never changed, whoever asks.
CREATE OR REPLACE FUNCTION audit_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The audit log is append-only.' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_entry_append_only" BEFORE UPDATE OR DELETE ON "audit_entry"
FOR EACH ROW EXECUTE FUNCTION audit_refuse();--> statement-breakpoint
CREATE TRIGGER "audit_entry_no_truncate" BEFORE TRUNCATE ON "audit_entry"
FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();--> statement-breakpoint
CREATE TRIGGER "audit_entry_other_no_truncate" BEFORE TRUNCATE ON "audit_entry_other"
FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();--> statement-breakpoint
-- The rights themselves, too. A superuser, as of the embedded database, has all rights, and the triggers all the same.
REVOKE UPDATE, DELETE, TRUNCATE ON "audit_entry", "audit_entry_other" FROM CURRENT_USER, PUBLIC;--> statement-breakpoint
-- Makes the partitions of a month and of those after it, where there are none. Days are those of UTC.
CREATE OR REPLACE FUNCTION audit_add_months(first date, count integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	month date;
	name text;
BEGIN
	FOR ahead IN 0 .. count - 1 LOOP
		month := date_trunc('month', first)::date + make_interval(months => ahead);
		name := to_char(month, '"audit_entry_"YYYY"_"MM');
		CONTINUE WHEN to_regclass(name) IS NOT NULL;
		BEGIN
			EXECUTE format('CREATE TABLE %I PARTITION OF audit_entry FOR VALUES FROM (%L) TO (%L)', name,
				month::text || ' 00:00:00+00', (month + interval '1 month')::date::text || ' 00:00:00+00');
			EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse()',
				name || '_no_truncate', name);
			EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON %I FROM CURRENT_USER, PUBLIC', name);
		EXCEPTION
			-- Another process has just made it, or entries of that month are in "audit_entry_other", where they stay.
			WHEN duplicate_table OR check_violation THEN NULL;
		END;
	END LOOP;
END $$;--> statement-breakpoint
SELECT audit_add_months((now() AT TIME ZONE 'UTC')::date, 3);--> statement-breakpoint
-- A name as the contract writes it: "base_price_minor" is basePriceMinor.
CREATE OR REPLACE FUNCTION audit_name(name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT lower(left(name, 1)) || substr(replace(initcap(replace(name, '_', ' ')), ' ', ''), 2)
$$;--> statement-breakpoint
-- A value, where there is one: an empty list says no more than none.
CREATE OR REPLACE FUNCTION audit_value(value jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN value IN ('null', '[]', '{}') THEN NULL ELSE value END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_is_nested(was jsonb, becomes jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(jsonb_typeof(was), 'object') = 'object' AND coalesce(jsonb_typeof(becomes), 'object') = 'object'
$$;--> statement-breakpoint
-- What has changed inside of two objects, down to what is none. Of either, there may be none.
CREATE OR REPLACE FUNCTION audit_leaves(path text, was jsonb, becomes jsonb)
RETURNS TABLE (leaf_path text, leaf_was jsonb, leaf_becomes jsonb) LANGUAGE sql IMMUTABLE AS $$
	WITH RECURSIVE field(leaf, old, new) AS (
		SELECT path, was, becomes
		UNION ALL
		SELECT leaf || '.' || name, audit_value(old -> name), audit_value(new -> name)
		FROM field, jsonb_object_keys(coalesce(old, '{}') || coalesce(new, '{}')) AS name
		WHERE audit_is_nested(old, new) AND audit_value(old -> name) IS DISTINCT FROM audit_value(new -> name)
	)
	SELECT leaf, old, new FROM field WHERE NOT audit_is_nested(old, new)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_words(list jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(array_agg(word), '{}') FROM jsonb_array_elements_text(list) AS word
$$;--> statement-breakpoint
-- The row of a table by its id.
CREATE OR REPLACE FUNCTION audit_row(name text, id text) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
	found jsonb;
BEGIN
	EXECUTE format('SELECT to_jsonb(t) FROM %I t WHERE id = $1', name) INTO found USING id;
	RETURN found;
END $$;--> statement-breakpoint
-- Whether a row is one that no one sees, by the values that "unless" of its rule has.
CREATE OR REPLACE FUNCTION audit_is_unseen(content jsonb, rule jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
	SELECT EXISTS (SELECT FROM jsonb_each(rule -> 'unless') AS part WHERE part.value ? (content ->> part.key))
$$;--> statement-breakpoint
-- Writes the entries of a statement, in its transaction. Who, from where and by which call is in a setting of the transaction
-- (`database/audit-context.ts`); without it, the product itself.
CREATE OR REPLACE FUNCTION audit_write() RETURNS trigger LANGUAGE plpgsql AS $$
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
BEGIN
	IF setting = 'off' THEN
		RETURN NULL;
	ELSIF TG_OP = 'INSERT' THEN
		SELECT array_agg(to_jsonb(r)) INTO afters FROM new_rows r;
	ELSIF TG_OP = 'DELETE' THEN
		SELECT array_agg(to_jsonb(r)) INTO befores FROM old_rows r;
	ELSE
		SELECT array_agg(b.content), array_agg(a.content) INTO befores, afters
		FROM (SELECT content, concat_ws(' ', content ->> keys[1], content ->> keys[2]) AS key FROM old_rows r, to_jsonb(r) AS content) b
		JOIN (SELECT content, concat_ws(' ', content ->> keys[1], content ->> keys[2]) AS key FROM new_rows r, to_jsonb(r) AS content) a
			USING (key);
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
-- Has all writes of a table leave entries. A migration that adds a table says so too, or `audit/audit.test.ts` asks why not.
-- The rule: `kind` and `name` (columns) of the record; `record`, the column of its id, and `parent`, the table that it is a row
-- of, where it is not the row itself; `isPart`, where what is added changes the parent; `institution`, its column; `keys`, of the
-- row; `self`, the column of the user who has done it where no one was signed in; `omit`, columns that say nothing of their own;
-- `hidden`, columns whose values are no one else's matter; `unless`, values of rows that no one sees.
CREATE OR REPLACE FUNCTION audit_writes_of(name text, rule jsonb, operations text[] DEFAULT '{INSERT,UPDATE,DELETE}')
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	operation text;
BEGIN
	FOREACH operation IN ARRAY operations LOOP
		EXECUTE format('CREATE OR REPLACE TRIGGER %I AFTER %s ON %I REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION audit_write(%L)',
			'audit_' || lower(operation), operation, name,
			CASE operation WHEN 'INSERT' THEN 'NEW TABLE AS new_rows' WHEN 'DELETE' THEN 'OLD TABLE AS old_rows'
				ELSE 'OLD TABLE AS old_rows NEW TABLE AS new_rows' END,
			rule);
	END LOOP;
END $$;--> statement-breakpoint
SELECT audit_writes_of('institution', '{"kind":"institution","name":["name"],"institution":"id","omit":["status_history","last_activity_at"]}');--> statement-breakpoint
SELECT audit_writes_of('app_user', '{"kind":"user","name":["first_name","last_name"],"self":"id","omit":["last_login_at"],"hidden":["preferences"]}');--> statement-breakpoint
SELECT audit_writes_of('asset', '{"kind":"asset","name":["name"],"omit":["code_key"]}');--> statement-breakpoint
SELECT audit_writes_of('category', '{"kind":"category","name":["name"]}');--> statement-breakpoint
SELECT audit_writes_of('channel', '{"kind":"channel","name":["title"]}');--> statement-breakpoint
SELECT audit_writes_of('channel_mapping', '{"kind":"channel","name":["title"],"record":"channel_id","parent":"channel","isPart":true,"keys":["channel_id","category_id"],"omit":["channel_id"]}');--> statement-breakpoint
SELECT audit_writes_of('color', '{"kind":"color","name":["name"],"omit":["is_text_color_auto"]}');--> statement-breakpoint
SELECT audit_writes_of('status_color', '{"kind":"statusColor","name":["label"]}');--> statement-breakpoint
SELECT audit_writes_of('generic', '{"kind":"generic","name":["name_many"]}');--> statement-breakpoint
SELECT audit_writes_of('template', '{"kind":"template","name":["name"]}');--> statement-breakpoint
SELECT audit_writes_of('ota', '{"kind":"ota","name":["name"]}');--> statement-breakpoint
SELECT audit_writes_of('policy', '{"kind":"policy"}');--> statement-breakpoint
SELECT audit_writes_of('policy_version', '{"kind":"policy","record":"policy_id","parent":"policy","isPart":true,"omit":["policy_id"]}', '{INSERT}');--> statement-breakpoint
SELECT audit_writes_of('pricing', '{"kind":"pricing","name":["header"]}');--> statement-breakpoint
SELECT audit_writes_of('rate_batch', '{"kind":"rate","name":["note"],"omit":["revision","applied_to","state"],"unless":{"state":["staged","dropped"]}}', '{INSERT,UPDATE}');--> statement-breakpoint
SELECT audit_writes_of('role_permission', '{"kind":"rolePermission","name":["role"]}');--> statement-breakpoint
SELECT audit_writes_of('setting', '{"kind":"setting"}');--> statement-breakpoint
SELECT audit_writes_of('bkbtr_setting', '{"kind":"bkbtrSetting"}');--> statement-breakpoint
SELECT audit_writes_of('platform_secret', '{"kind":"bkbtrSetting","name":["name"]}');--> statement-breakpoint
SELECT audit_writes_of('subscription', '{"kind":"subscription","name":["plan_name"],"omit":["events","balance_minor","price_minor"]}');--> statement-breakpoint
SELECT audit_writes_of('subscription_entry', '{"kind":"accountEntry","name":["text"],"omit":["reference_key"]}');--> statement-breakpoint
SELECT audit_writes_of('paper', '{"kind":"paper","name":["number"],"omit":["financial_year","sequence","content","searched_as"]}', '{INSERT}');--> statement-breakpoint
SELECT audit_writes_of('whatsapp', '{"kind":"whatsapp","name":["name"]}');--> statement-breakpoint
SELECT audit_writes_of('bulk_job', '{"kind":"bulk","name":["call"],"omit":["served_at","user_id"]}', '{INSERT,UPDATE}');--> statement-breakpoint
SELECT audit_writes_of('housekeeping_hold', '{"kind":"housekeepingHold","name":["kind"],"record":"kind","keys":["kind"]}');--> statement-breakpoint
SELECT audit_writes_of('session_family', '{"kind":"session","name":["first_name","last_name"],"record":"user_id","parent":"app_user","self":"user_id","omit":["user_id","refreshed_at","bound_at","cookie_hash"]}', '{INSERT,UPDATE}');--> statement-breakpoint
SELECT audit_writes_of('security_event', '{"kind":"securityEvent","name":["first_name","last_name"],"record":"user_id","parent":"app_user","self":"user_id","omit":["at","user_id"]}', '{INSERT}');--> statement-breakpoint
SELECT audit_writes_of('password_link', '{"kind":"passwordLink","name":["first_name","last_name"],"record":"user_id","parent":"app_user","keys":["hash"],"omit":["hash","user_id"]}', '{INSERT,UPDATE}');--> statement-breakpoint
SELECT audit_writes_of('mail_order', '{"kind":"email","name":["email"],"omit":["due_at","tries"]}', '{INSERT}');--> statement-breakpoint
CREATE TABLE "note" (
	"id" text PRIMARY KEY NOT NULL,
	"institution_id" text NOT NULL,
	"text" text NOT NULL,
	"next_step" text,
	"due_on" date,
	"owner_id" text,
	"done_at" timestamp (3) with time zone,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 0 NOT NULL
);--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_owner_id_app_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "note_institution" ON "note" USING btree ("institution_id","created_at","id");--> statement-breakpoint
CREATE INDEX "note_search" ON "note" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "note_created" ON "note" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "note_due" ON "note" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "note_open" ON "note" USING btree ("institution_id","due_on") WHERE "note"."next_step" is not null and "note"."done_at" is null;--> statement-breakpoint
-- What was noted of institutes before becomes their first dated note.
INSERT INTO note (id, institution_id, text, search_text, created_at, updated_at, created_by, updated_by)
SELECT substr(md5(id || ' note'), 1, 24), id, notes, ' ' || lower(unaccent(notes)), updated_at, updated_at, updated_by, updated_by
FROM institution WHERE notes <> '';--> statement-breakpoint
SELECT audit_writes_of('note', '{"kind":"note"}');
