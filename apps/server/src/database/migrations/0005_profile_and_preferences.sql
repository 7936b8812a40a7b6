ALTER TABLE "app_user" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "timezone" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "preferences" jsonb DEFAULT '{}'::jsonb NOT NULL;