-- Keys begin with the institute, so that a cluster can have all rows of an institute at one node (docs/scaling.md).
-- Safe: on a large platform these indexes are made before the release (`create index concurrently`), and are there already.
CREATE UNIQUE INDEX IF NOT EXISTS "asset_institution_id_id_pk" ON "asset" USING btree ("institution_id","id");--> statement-breakpoint
-- Safe: made before the release too.
CREATE INDEX IF NOT EXISTS "asset_id" ON "asset" USING btree ("id");--> statement-breakpoint
-- Safe: made before the release too.
CREATE UNIQUE INDEX IF NOT EXISTS "category_institution_key" ON "category" USING btree ("institution_id","id");--> statement-breakpoint
-- Safe: made before the release too.
CREATE UNIQUE INDEX IF NOT EXISTS "rate_batch_institution_id_id_pk" ON "rate_batch" USING btree ("institution_id","id");--> statement-breakpoint
-- Safe: made before the release too.
CREATE INDEX IF NOT EXISTS "rate_batch_id" ON "rate_batch" USING btree ("id");--> statement-breakpoint
-- Safe: made before the release too.
CREATE UNIQUE INDEX IF NOT EXISTS "whatsapp_institution_id_id_pk" ON "whatsapp" USING btree ("institution_id","id");--> statement-breakpoint
-- Safe: made before the release too.
CREATE INDEX IF NOT EXISTS "whatsapp_id" ON "whatsapp" USING btree ("id");--> statement-breakpoint
ALTER TABLE "rate" DROP CONSTRAINT "rate_asset_id_asset_id_fk";--> statement-breakpoint
ALTER TABLE "rate" DROP CONSTRAINT "rate_category_id_category_id_fk";--> statement-breakpoint
ALTER TABLE "asset" DROP CONSTRAINT "asset_category_id_category_id_fk";--> statement-breakpoint
ALTER TABLE "asset" DROP CONSTRAINT "asset_pkey";--> statement-breakpoint
-- Safe: it takes the index from above, of columns that are never null, and reads no row.
ALTER TABLE "asset" ADD CONSTRAINT "asset_institution_id_id_pk" PRIMARY KEY USING INDEX "asset_institution_id_id_pk";--> statement-breakpoint
ALTER TABLE "rate_batch" DROP CONSTRAINT "rate_batch_pkey";--> statement-breakpoint
-- Safe: the same as for assets.
ALTER TABLE "rate_batch" ADD CONSTRAINT "rate_batch_institution_id_id_pk" PRIMARY KEY USING INDEX "rate_batch_institution_id_id_pk";--> statement-breakpoint
ALTER TABLE "whatsapp" DROP CONSTRAINT "whatsapp_pkey";--> statement-breakpoint
-- Safe: the same as for assets.
ALTER TABLE "whatsapp" ADD CONSTRAINT "whatsapp_institution_id_id_pk" PRIMARY KEY USING INDEX "whatsapp_institution_id_id_pk";--> statement-breakpoint
-- What is written from now on is checked. Rows that are there have met the keys that these replace; the next release reads them
-- (`validate constraint`), which blocks no write then but would here, behind the locks of this transaction.
ALTER TABLE "asset" ADD CONSTRAINT "asset_category_fk" FOREIGN KEY ("institution_id","category_id") REFERENCES "public"."category"("institution_id","id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "rate" ADD CONSTRAINT "rate_category_fk" FOREIGN KEY ("institution_id","category_id") REFERENCES "public"."category"("institution_id","id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "rate" ADD CONSTRAINT "rate_asset_fk" FOREIGN KEY ("institution_id","asset_id") REFERENCES "public"."asset"("institution_id","id") ON DELETE cascade ON UPDATE no action NOT VALID;
