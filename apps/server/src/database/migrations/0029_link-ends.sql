ALTER TABLE "password_link" ADD COLUMN "ended_as" text;--> statement-breakpoint
ALTER TABLE "password_link" ADD COLUMN "email" text;