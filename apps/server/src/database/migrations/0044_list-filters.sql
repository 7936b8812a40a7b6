-- Safe: on a large platform these are made before the release (`create index concurrently`), and are there already.
CREATE INDEX IF NOT EXISTS "app_user_role" ON "app_user" USING btree ("role");--> statement-breakpoint
-- Safe: made before the release too.
CREATE INDEX IF NOT EXISTS "app_user_status" ON "app_user" USING btree ("status") WHERE "app_user"."status" <> 'Active';--> statement-breakpoint
-- Safe: made before the release too.
CREATE INDEX IF NOT EXISTS "asset_status" ON "asset" USING btree ("status") WHERE "asset"."status" <> 'Available';--> statement-breakpoint
-- Safe: made before the release too.
CREATE INDEX IF NOT EXISTS "institution_status_activity" ON "institution" USING btree ("status","last_activity_at");
