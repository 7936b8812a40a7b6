ALTER TABLE "institution" ADD COLUMN "whatsapp_number" text;--> statement-breakpoint
ALTER TABLE "institution" ADD COLUMN "pan" text;--> statement-breakpoint
ALTER TABLE "institution" ADD COLUMN "account_manager_id" text;--> statement-breakpoint
-- Safe: an index of a few thousand institutes is made in milliseconds.
CREATE INDEX IF NOT EXISTS "institution_account_manager" ON "institution" USING btree ("account_manager_id");