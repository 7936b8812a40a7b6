ALTER TABLE "app_user" ADD COLUMN "invited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "throttle" ADD COLUMN "account" text;--> statement-breakpoint
-- Safe: the table has the attempts of two days.
CREATE INDEX "throttle_account" ON "throttle" USING btree ("account");