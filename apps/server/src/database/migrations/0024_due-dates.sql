ALTER TABLE "subscription" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "balance_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "paid_from" date;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "ended_as" text;--> statement-breakpoint
-- Safe: an index of some thousand subscriptions is made in milliseconds.
CREATE INDEX IF NOT EXISTS "subscription_balance" ON "subscription" USING btree ("balance_minor","id");--> statement-breakpoint
-- Safe: an index of some thousand subscriptions is made in milliseconds.
CREATE INDEX IF NOT EXISTS "subscription_due" ON "subscription" USING btree ("due_since","id");--> statement-breakpoint
-- Safe: an index of some thousand subscriptions is made in milliseconds.
CREATE INDEX IF NOT EXISTS "subscription_suspends" ON "subscription" USING btree ((case when "status" = 'PastDue'
    then coalesce("due_on", "due_since") + "grace_days" + 1 end),"id");--> statement-breakpoint
-- The balance of each account stands on the subscription in force, or else on the last.
UPDATE "subscription" SET "balance_minor" = account.sum
FROM (SELECT "institution_id", sum("amount_minor")::int AS sum FROM "subscription_entry" GROUP BY 1) AS account
WHERE account."institution_id" = "subscription"."institution_id" AND account.sum <> 0
  AND "subscription"."id" = (SELECT one."id" FROM "subscription" AS one
    WHERE one."institution_id" = "subscription"."institution_id"
    ORDER BY (one."status" IN ('Pending', 'Trialing', 'Active', 'PastDue', 'Paused')) DESC,
      (one."status" <> 'Scheduled') DESC, one."ended_at" DESC NULLS LAST, one."id" DESC LIMIT 1);--> statement-breakpoint
-- One that ended in the moment in which the next one was made was not ended by anyone.
UPDATE "subscription" SET "ended_as" = CASE
    WHEN following."id" IS NULL THEN "subscription"."status"
    WHEN following."pricing_id" = "subscription"."pricing_id"
      AND following."cycle_price_minor" IS NOT DISTINCT FROM "subscription"."cycle_price_minor" THEN 'Continued'
    ELSE 'Replaced' END,
  "pending_change" = NULL
FROM "subscription" AS ended LEFT JOIN "subscription" AS following
  ON following."id" = ended."continued_by_id" AND following."created_at" = ended."ended_at"
WHERE ended."id" = "subscription"."id" AND "subscription"."status" IN ('Cancelled', 'Expired');--> statement-breakpoint
-- What was charged after a trial and never paid for.
UPDATE "subscription" SET "paid_from" = 'infinity'
WHERE "status" IN ('Active', 'PastDue', 'Paused', 'Cancelled', 'Expired')
  AND EXISTS (SELECT 1 FROM "subscription_entry" AS line
    WHERE line."institution_id" = "subscription"."institution_id" AND line."kind" = 'charge'
      AND line."text" NOT LIKE '%, due before accounts were kept')
  AND NOT EXISTS (SELECT 1 FROM "subscription_entry" AS line
    WHERE line."institution_id" = "subscription"."institution_id" AND line."kind" = 'payment');
