CREATE TABLE "housekeeping_part" (
	"name" text PRIMARY KEY NOT NULL,
	"succeeded_at" timestamp (3) with time zone,
	"reached" text
);
--> statement-breakpoint
ALTER TABLE "housekeeping_run" ADD COLUMN "claimed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "housekeeping_run" ADD COLUMN "claims" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "housekeeping_run" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
-- Safe: of a hundred thousand institutes, it is made in less than a second.
CREATE INDEX IF NOT EXISTS "subscription_expired_owing" ON "subscription" USING btree ("institution_id") WHERE "subscription"."due_since" is not null and "subscription"."status" = 'Expired';--> statement-breakpoint
-- Safe: of a hundred thousand institutes, it is made in less than a second.
CREATE INDEX IF NOT EXISTS "subscription_due_institution" ON "subscription" USING btree ("institution_id","id","due_on","due_since") WHERE "subscription"."due_since" is not null;
