ALTER TABLE "institution" ADD COLUMN "scheduled_status" jsonb;--> statement-breakpoint
ALTER TABLE "mail_order" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "resume_on" date;