ALTER TABLE "housekeeping_part" ADD COLUMN "added_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Safe: jobs are deleted after some weeks, so the index is made in milliseconds. The release before finds its jobs by it too.
CREATE INDEX "bulk_job_open" ON "bulk_job" USING btree ("served_at") WHERE "bulk_job"."status" in ('Checking', 'Running');--> statement-breakpoint
DROP INDEX "bulk_job_served";--> statement-breakpoint
-- Safe: only emails that are not sent yet are in the table. The release before finds what is due by it too.
CREATE INDEX "mail_order_next" ON "mail_order" USING btree ("due_at","id");--> statement-breakpoint
DROP INDEX "mail_order_due";--> statement-breakpoint
-- Safe: on a large platform it is made before the release (`create index concurrently`), and is there already.
CREATE INDEX IF NOT EXISTS "whatsapp_active" ON "whatsapp" USING btree ("template_name","template_language") WHERE "whatsapp"."status" = 'Active';
