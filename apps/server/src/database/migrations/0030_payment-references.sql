ALTER TABLE "subscription_entry" ADD COLUMN "reference_key" text;--> statement-breakpoint
-- Safe: the column is new, so the index is empty and made in milliseconds.
CREATE INDEX IF NOT EXISTS "subscription_entry_reference" ON "subscription_entry" USING gin ("reference_key" gin_trgm_ops) WITH (fastupdate=false) WHERE "subscription_entry"."reference_key" is not null;--> statement-breakpoint
-- Safe: the column is new, so the index is empty and made in milliseconds.
CREATE INDEX IF NOT EXISTS "subscription_entry_same_reference" ON "subscription_entry" USING btree ("reference_key") WHERE "subscription_entry"."reference_key" is not null;