CREATE TABLE "receivable" (
	"id" text PRIMARY KEY NOT NULL,
	"institution_id" text NOT NULL,
	"promise_day" date,
	"promise_minor" integer,
	"promise_note" text,
	"promised_at" timestamp (3) with time zone,
	"contact_day" date,
	"contact_note" text,
	"contact_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscription_entry" ADD COLUMN "about_id" text;--> statement-breakpoint
ALTER TABLE "receivable" ADD CONSTRAINT "receivable_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "receivable_institution_key" ON "receivable" USING btree ("institution_id");--> statement-breakpoint
CREATE INDEX "paper_entry" ON "paper" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "paper_day" ON "paper" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "subscription_owed" ON "subscription" USING btree ("balance_minor","institution_id") WHERE "subscription"."balance_minor" > 0;--> statement-breakpoint
CREATE INDEX "subscription_owed_since" ON "subscription" USING btree ("due_since","institution_id") WHERE "subscription"."balance_minor" > 0;--> statement-breakpoint
CREATE INDEX "subscription_owed_created" ON "subscription" USING btree ("created_at","institution_id") WHERE "subscription"."balance_minor" > 0;--> statement-breakpoint
CREATE INDEX "subscription_owing" ON "subscription" USING btree ("institution_id") WHERE "subscription"."balance_minor" > 0;