ALTER TABLE "channel" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "channel" ADD COLUMN "timezone_override" text;--> statement-breakpoint
ALTER TABLE "channel" ADD COLUMN "rate_mappings" jsonb DEFAULT '[]'::jsonb NOT NULL;