CREATE TABLE "subscription_entry" (
	"institution_id" text NOT NULL,
	"id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"amount_minor" integer NOT NULL,
	"text" text NOT NULL,
	"method" text,
	"reference" text,
	"reverses_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "subscription_entry_institution_id_id_pk" PRIMARY KEY("institution_id","id")
);
--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "discount" jsonb;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "list_price_minor" integer;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "period_price_minor" integer;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "billing_anchor" date;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "grace_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "auto_renew" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "cancel_at_period_end" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "cancel_reason" jsonb;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "pending_change" jsonb;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "previous_id" text;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "continued_by_id" text;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "due_since" date;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "events" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_entry" ADD CONSTRAINT "subscription_entry_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_entry_reverses_key" ON "subscription_entry" USING btree ("institution_id","reverses_id");--> statement-breakpoint
-- Safe: nothing is released yet, so no older process waits to write.
CREATE UNIQUE INDEX "subscription_scheduled_key" ON "subscription" USING btree ("institution_id") WHERE "subscription"."status" = 'Scheduled';--> statement-breakpoint
-- Safe: nothing is released yet, so no older process waits to write.
CREATE UNIQUE INDEX "subscription_id_key" ON "subscription" USING btree ("id");--> statement-breakpoint
-- Safe: nothing is released yet, so no older process waits to write.
CREATE INDEX "subscription_end" ON "subscription" USING btree ("current_period_end","id");--> statement-breakpoint
-- Safe: nothing is released yet, so no older process waits to write.
CREATE INDEX "subscription_created" ON "subscription" USING btree ("created_at","id");--> statement-breakpoint
-- Safe: nothing is released yet, so no older process waits to write.
CREATE INDEX "subscription_start" ON "subscription" USING btree ("start_date","id");--> statement-breakpoint
-- Safe: nothing is released yet, so no older process waits to write.
CREATE INDEX "subscription_price" ON "subscription" USING btree ("cycle_price_minor","id");