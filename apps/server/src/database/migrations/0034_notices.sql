CREATE TABLE "notice" (
	"institution_id" text NOT NULL,
	"id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"occasion" text NOT NULL,
	"paper_id" text,
	"change" jsonb,
	"status" text NOT NULL,
	"reason" text,
	"email" text,
	"subject" text,
	"text" text,
	"sent_at" timestamp (3) with time zone,
	"repeats_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "notice_institution_id_id_pk" PRIMARY KEY("institution_id","id")
);
--> statement-breakpoint
ALTER TABLE "bkbtr_setting" ADD COLUMN "notices" jsonb;--> statement-breakpoint
ALTER TABLE "institution" ADD COLUMN "billing_email" text;--> statement-breakpoint
ALTER TABLE "mail_order" ADD COLUMN "notice_id" text;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notice_once_key" ON "notice" USING btree ("subscription_id","kind","day","occasion");--> statement-breakpoint
CREATE UNIQUE INDEX "notice_id_key" ON "notice" USING btree ("id");--> statement-breakpoint
CREATE INDEX "notice_told" ON "notice" USING btree ("institution_id","kind","day");--> statement-breakpoint
CREATE INDEX "notice_institution" ON "notice" USING btree ("institution_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notice_created" ON "notice" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "notice_queued" ON "notice" USING btree ("created_at") WHERE "notice"."status" = 'Queued';--> statement-breakpoint
CREATE INDEX "notice_paper" ON "notice" USING btree ("paper_id") WHERE "notice"."paper_id" is not null;--> statement-breakpoint
-- Safe: an index of some thousand rows is made in milliseconds; on larger ones it is made before the release.
CREATE INDEX IF NOT EXISTS "mail_order_notice" ON "mail_order" USING btree ("notice_id") WHERE "mail_order"."notice_id" is not null;--> statement-breakpoint
-- Safe: an index of some thousand rows is made in milliseconds; on larger ones it is made before the release.
CREATE INDEX IF NOT EXISTS "subscription_reminded" ON "subscription" USING btree ((coalesce("due_on", "due_since")),"institution_id") WHERE "subscription"."due_since" is not null and "subscription"."status" in ('Pending', 'Trialing', 'Active', 'PastDue', 'Paused');