CREATE TABLE "search_word" (
	"list" text NOT NULL,
	"word" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_word_list" ON "search_word" USING btree ("list","word" collate "C");--> statement-breakpoint
CREATE INDEX "search_word_near" ON "search_word" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
-- The words of a search text, as a search with a wrong letter compares them: each up to its second character that is neither a
-- letter nor a dash or an apostrophe, since one letter can be wrong. Ids are no words.
CREATE OR REPLACE FUNCTION search_words(searched text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
	SELECT DISTINCT left(substring(part FROM '^[^!-&(-,./-@[-`{-~]*[!-&(-,./-@[-`{-~]?[^!-&(-,./-@[-`{-~]*'), 80)
	FROM unnest(string_to_array(searched, ' ')) AS part
	WHERE part <> '' AND part !~ '^[0-9a-f-]{24,}$'
$$;--> statement-breakpoint
-- Stores the words of new rows that are not there yet. Of two who write a word at the same moment, neither waits: it is there twice.
CREATE OR REPLACE FUNCTION search_words_write() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_word (list, word)
	SELECT TG_ARGV[0], word
	FROM (SELECT DISTINCT search_words(to_jsonb(r) ->> TG_ARGV[1]) AS word FROM new_rows r) AS of_rows
	WHERE NOT EXISTS (SELECT FROM search_word stored WHERE stored.list = TG_ARGV[0] AND stored.word COLLATE "C" = of_rows.word);
	RETURN NULL;
END $$;--> statement-breakpoint
-- The same of a row whose text has changed.
CREATE OR REPLACE FUNCTION search_words_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_word (list, word)
	SELECT TG_ARGV[0], word FROM search_words(to_jsonb(NEW) ->> TG_ARGV[1]) AS word
	WHERE NOT EXISTS (SELECT FROM search_word stored WHERE stored.list = TG_ARGV[0] AND stored.word COLLATE "C" = word);
	RETURN NULL;
END $$;--> statement-breakpoint
-- Has all writes of a table store the words of a column.
CREATE OR REPLACE FUNCTION search_words_of(name text, searched text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	EXECUTE format('CREATE OR REPLACE TRIGGER search_words_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
		FOR EACH STATEMENT EXECUTE FUNCTION search_words_write(%L, %L)', name, name, searched);
	EXECUTE format('CREATE OR REPLACE TRIGGER search_words_update AFTER UPDATE OF %I ON %I
		FOR EACH ROW WHEN (OLD.%I IS DISTINCT FROM NEW.%I) EXECUTE FUNCTION search_words_change(%L, %L)',
		searched, name, searched, searched, name, searched);
END $$;--> statement-breakpoint
SELECT search_words_of(name, 'search_text') FROM unnest(ARRAY['institution', 'app_user', 'asset', 'category', 'role_permission',
	'whatsapp', 'note', 'bank_line', 'audit_entry']) AS name;--> statement-breakpoint
SELECT search_words_of('paper', 'searched_as');--> statement-breakpoint
-- Where no one is yet, there is nothing to store: of a database with rows, the housekeeping does it.
INSERT INTO meta (key, value) SELECT 'searchWords', now()::text WHERE NOT EXISTS (SELECT FROM app_user UNION ALL
	SELECT FROM institution UNION ALL SELECT FROM role_permission UNION ALL SELECT FROM audit_entry) ON CONFLICT DO NOTHING;
