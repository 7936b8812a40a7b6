CREATE TABLE "housekeeping_hold" (
	"kind" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"most" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone
);--> statement-breakpoint
CREATE TABLE "housekeeping_run" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"jumped_at" timestamp (3) with time zone
);--> statement-breakpoint
ALTER TABLE "bkbtr_setting" ADD COLUMN "housekeeping" jsonb;--> statement-breakpoint
ALTER TABLE "rate_batch" ADD COLUMN "state" text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_batch" ADD COLUMN "applied_to" text;--> statement-breakpoint
-- Safe: holds no rows, since each start fills what is missing; on a large installation it is made before the release (docs/contributing.md).
CREATE INDEX IF NOT EXISTS "app_user_search_missing" ON "app_user" USING btree ("id") WHERE search_text is null;--> statement-breakpoint
-- Safe: holds hardly any rows of a table that has one for each institute.
CREATE INDEX IF NOT EXISTS "institution_search_missing" ON "institution" USING btree ("id") WHERE search_text = '';--> statement-breakpoint
-- Safe: holds hardly any rows of a table that has one for each institute.
CREATE INDEX IF NOT EXISTS "institution_scheduled" ON "institution" USING btree (("scheduled_status" ->> 'at')) WHERE scheduled_status is not null;--> statement-breakpoint
-- Safe: an institute has at most a thousand batches.
CREATE INDEX IF NOT EXISTS "rate_batch_open" ON "rate_batch" USING btree ("institution_id","revision") WHERE state <> 'done';