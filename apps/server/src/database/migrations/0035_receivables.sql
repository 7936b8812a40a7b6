CREATE TABLE "bank_line" (
	"id" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"amount_minor" integer NOT NULL,
	"text" text NOT NULL,
	"reference" text,
	"reference_key" text,
	"hash" text NOT NULL,
	"status" text NOT NULL,
	"institution_id" text,
	"entry_id" text,
	"note" text,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivable" ADD CONSTRAINT "receivable_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_line_hash_key" ON "bank_line" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "bank_line_day" ON "bank_line" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "bank_line_amount" ON "bank_line" USING btree ("amount_minor","id");--> statement-breakpoint
CREATE INDEX "bank_line_created" ON "bank_line" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bank_line_institution" ON "bank_line" USING btree ("institution_id");--> statement-breakpoint
CREATE INDEX "bank_line_status" ON "bank_line" USING btree ("status","day","id");--> statement-breakpoint
CREATE INDEX "bank_line_search" ON "bank_line" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "receivable_institution_key" ON "receivable" USING btree ("institution_id");--> statement-breakpoint
-- Safe: an index of some thousand rows is made in milliseconds; on larger ones it is made before the release.
CREATE INDEX "paper_entry" ON "paper" USING btree ("entry_id");--> statement-breakpoint
-- Safe: an index of some thousand rows is made in milliseconds; on larger ones it is made before the release.
CREATE INDEX "paper_number" ON "paper" USING btree ("number");--> statement-breakpoint
-- Safe: an index of some thousand rows is made in milliseconds; on larger ones it is made before the release.
CREATE INDEX "paper_day" ON "paper" USING btree ("day","id");--> statement-breakpoint
-- Safe: an index of some thousand rows is made in milliseconds; on larger ones it is made before the release.
CREATE INDEX "subscription_owed" ON "subscription" USING btree ("balance_minor","institution_id") WHERE "subscription"."balance_minor" > 0;--> statement-breakpoint
-- Safe: an index of some thousand rows is made in milliseconds; on larger ones it is made before the release.
CREATE INDEX "subscription_owed_since" ON "subscription" USING btree ("due_since","institution_id") WHERE "subscription"."balance_minor" > 0;--> statement-breakpoint
-- Safe: an index of some thousand rows is made in milliseconds; on larger ones it is made before the release.
CREATE INDEX "subscription_owed_created" ON "subscription" USING btree ("created_at","institution_id") WHERE "subscription"."balance_minor" > 0;--> statement-breakpoint
-- Safe: an index of some thousand rows is made in milliseconds; on larger ones it is made before the release.
CREATE INDEX "subscription_owing" ON "subscription" USING btree ("institution_id") WHERE "subscription"."balance_minor" > 0;--> statement-breakpoint
SELECT audit_writes_of('receivable', '{"kind":"receivable","name":["name"],"record":"institution_id","parent":"institution","omit":["institution_id"]}');--> statement-breakpoint
SELECT audit_writes_of('bank_line', '{"kind":"bankLine","name":["text"],"omit":["reference_key","hash"]}');
