ALTER TABLE "app_user" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "cycle_price_minor" integer;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
-- Until now the price was a month's, and a row was taken to have paused or ended when it was last written.
UPDATE "subscription" SET
	"cycle_price_minor" = "price_minor" * CASE "billing_cycle" WHEN 'Quarterly' THEN 3 WHEN 'HalfYearly' THEN 6 WHEN 'Yearly' THEN 12 ELSE 1 END,
	"paused_at" = CASE WHEN "status" = 'Paused' THEN least("updated_at", ("current_period_end" + 1)::timestamp AT TIME ZONE 'Asia/Kolkata') END,
	"ended_at" = CASE
		WHEN "status" = 'Cancelled' THEN least("updated_at", ("current_period_end" + 1)::timestamp AT TIME ZONE 'Asia/Kolkata')
		WHEN "status" = 'Expired' THEN ("current_period_end" + 1)::timestamp AT TIME ZONE 'Asia/Kolkata'
	END;--> statement-breakpoint
-- The database cannot fold other letters than ASCII's as the product does: the next start writes those rows.
UPDATE "app_user" SET "search_text" = ' ' || trim(lower(regexp_replace(told.words, '\s+', ' ', 'g')))
FROM (
	SELECT u."id", concat_ws(' ', u."first_name", u."last_name", u."email", u."phone", i."name", i."code") AS words
	FROM "app_user" u LEFT JOIN "institution" i ON i."id" = u."institution_id"
) AS told
WHERE told."id" = "app_user"."id" AND octet_length(told.words) = char_length(told.words);--> statement-breakpoint
UPDATE "institution" SET "search_text" = '' WHERE octet_length("search_text") <> char_length("search_text");--> statement-breakpoint
-- Safe: nothing is released yet, so no older process waits to write.
CREATE INDEX "app_user_search" ON "app_user" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
-- Safe: nothing is released yet, so no older process waits to write.
CREATE INDEX "app_user_created" ON "app_user" USING btree ("created_at","id");--> statement-breakpoint
-- Safe: nothing is released yet, so no older process waits to write.
CREATE INDEX "app_user_name" ON "app_user" USING btree (lower("first_name" || ' ' || "last_name") collate "C","id");--> statement-breakpoint
-- Safe: nothing is released yet, so no older process waits to write.
CREATE INDEX "app_user_last_login" ON "app_user" USING btree ("last_login_at","id");--> statement-breakpoint
-- Safe: nothing is released yet, so no older process waits to write.
CREATE INDEX "institution_code_order" ON "institution" USING btree ("code" collate "C","id");--> statement-breakpoint
-- Safe: nothing is released yet, so no older process waits to write.
CREATE INDEX "institution_status_order" ON "institution" USING btree ("status" collate "C","id");--> statement-breakpoint
-- Safe: nothing is released yet, so no older process waits to write.
CREATE INDEX "subscription_current_end" ON "subscription" USING btree ("current_period_end","institution_id") WHERE "subscription"."status" in ('Pending', 'Trialing', 'Active', 'PastDue', 'Paused');
