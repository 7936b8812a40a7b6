-- The opening charge of subscriptions that were past due before there were accounts: they owe what their period costs.
-- It is due from today on, so that their grace days begin now and no one is suspended by the upgrade itself.
WITH "opened" AS (
	INSERT INTO "subscription_entry" ("institution_id", "id", "subscription_id", "kind", "day", "amount_minor",
		"tax_rate", "text", "created_at", "updated_at")
	SELECT "institution_id",
		lpad(to_hex((extract(epoch from now()) * 1000)::bigint), 12, '0') || left(md5("id"), 12),
		"id", 'charge', (now() at time zone 'Asia/Kolkata')::date, "owed", "tax_rate",
		"plan_name" || ', due before accounts were kept', now(), now()
	FROM (
		SELECT *, coalesce("cycle_price_minor", "price_minor" * case "billing_cycle"
			when 'Quarterly' then 3 when 'HalfYearly' then 6 when 'Yearly' then 12 else 1 end) AS "owed"
		FROM "subscription"
		WHERE "status" = 'PastDue' AND NOT EXISTS (SELECT 1 FROM "subscription_entry"
			WHERE "subscription_entry"."institution_id" = "subscription"."institution_id")
	) AS "unpaid"
	WHERE "owed" > 0
	RETURNING "subscription_id", "day"
)
UPDATE "subscription" SET "due_since" = "opened"."day" FROM "opened" WHERE "subscription"."id" = "opened"."subscription_id";
