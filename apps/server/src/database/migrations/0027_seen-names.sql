ALTER TABLE "asset" ADD COLUMN "seen_as" text;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "seen_as" text;--> statement-breakpoint
ALTER TABLE "color" ADD COLUMN "seen_as" text;--> statement-breakpoint
ALTER TABLE "ota" ADD COLUMN "seen_as" text;--> statement-breakpoint
ALTER TABLE "pricing" ADD COLUMN "seen_as" text;--> statement-breakpoint
ALTER TABLE "whatsapp" ADD COLUMN "seen_as" text;--> statement-breakpoint
-- Safe: the column is new, so the index is empty and made in milliseconds.
CREATE UNIQUE INDEX IF NOT EXISTS "asset_seen_key" ON "asset" USING btree ("institution_id","seen_as");--> statement-breakpoint
-- Safe: the column is new, so the index is empty and made in milliseconds.
CREATE UNIQUE INDEX IF NOT EXISTS "category_seen_key" ON "category" USING btree ("institution_id","seen_as");--> statement-breakpoint
-- Safe: the column is new, so the index is empty and made in milliseconds.
CREATE UNIQUE INDEX IF NOT EXISTS "color_seen_key" ON "color" USING btree ("seen_as");--> statement-breakpoint
-- Safe: the column is new, so the index is empty and made in milliseconds.
CREATE UNIQUE INDEX IF NOT EXISTS "ota_seen_key" ON "ota" USING btree ("seen_as");--> statement-breakpoint
-- Safe: the column is new, so the index is empty and made in milliseconds.
CREATE UNIQUE INDEX IF NOT EXISTS "pricing_seen_key" ON "pricing" USING btree ("template_id","seen_as");--> statement-breakpoint
-- Safe: the column is new, so the index is empty and made in milliseconds.
CREATE UNIQUE INDEX IF NOT EXISTS "whatsapp_seen_key" ON "whatsapp" USING btree ("institution_id","seen_as");