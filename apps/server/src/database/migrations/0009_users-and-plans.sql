ALTER TABLE "app_user" ADD COLUMN "invited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pricing" ADD COLUMN "ideal_for" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pricing" ADD COLUMN "subheader" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pricing" ADD COLUMN "price_type" text DEFAULT 'StartingFrom' NOT NULL;--> statement-breakpoint
ALTER TABLE "pricing" ADD COLUMN "billing_cycle" text DEFAULT 'Monthly' NOT NULL;--> statement-breakpoint
ALTER TABLE "pricing" ADD COLUMN "yearly_discount_pct" numeric(5, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pricing" ADD COLUMN "tax_inclusive" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "pricing" ADD COLUMN "tax_rate" numeric(5, 2) DEFAULT 18 NOT NULL;--> statement-breakpoint
ALTER TABLE "pricing" ADD COLUMN "is_featured" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pricing" ADD COLUMN "inherits_id" text;--> statement-breakpoint
ALTER TABLE "pricing" ADD COLUMN "features" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pricing" ADD COLUMN "entitlements" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pricing" ADD COLUMN "limits" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pricing" ADD COLUMN "is_public" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "pricing" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "pricing" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "plan_snapshot" jsonb;--> statement-breakpoint
ALTER TABLE "throttle" ADD COLUMN "account" text;--> statement-breakpoint
-- Safe: the column is new and empty, and the table has a few rows a template.
ALTER TABLE "pricing" ADD CONSTRAINT "pricing_inherits_id_pricing_id_fk" FOREIGN KEY ("inherits_id") REFERENCES "public"."pricing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Safe: the table has a few rows a template.
CREATE UNIQUE INDEX "pricing_template_header_key" ON "pricing" USING btree ("template_id",lower("header"));--> statement-breakpoint
-- Safe: the table has a few rows a template.
CREATE UNIQUE INDEX "pricing_featured_key" ON "pricing" USING btree ("template_id") WHERE "pricing"."is_featured";--> statement-breakpoint
-- Safe: the table has a few rows a template.
CREATE INDEX "pricing_inherits" ON "pricing" USING btree ("inherits_id");--> statement-breakpoint
-- Safe: a row an institute; create it before the release where there are very many.
CREATE INDEX IF NOT EXISTS "subscription_pending_pricing" ON "subscription" USING btree (("pending_change" ->> 'pricingId')) WHERE "subscription"."pending_change" is not null;--> statement-breakpoint
-- Safe: a row an institute; create it before the release where there are very many.
CREATE INDEX IF NOT EXISTS "subscription_pricing" ON "subscription" USING btree ("pricing_id","status");--> statement-breakpoint
-- Safe: the table has the attempts of two days.
CREATE INDEX "throttle_account" ON "throttle" USING btree ("account");