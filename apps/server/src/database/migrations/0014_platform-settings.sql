CREATE TABLE "platform_secret" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sealed" text NOT NULL,
	"last4" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "platform_secret_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "bkbtr_setting" ADD COLUMN "billing" jsonb;--> statement-breakpoint
ALTER TABLE "bkbtr_setting" ADD COLUMN "lifecycle" jsonb;--> statement-breakpoint
ALTER TABLE "bkbtr_setting" ADD COLUMN "announcements" jsonb;--> statement-breakpoint
ALTER TABLE "bkbtr_setting" ADD COLUMN "messaging" jsonb;--> statement-breakpoint
ALTER TABLE "bkbtr_setting" ADD COLUMN "security" jsonb;--> statement-breakpoint
ALTER TABLE "bkbtr_setting" ADD COLUMN "sub_apps" jsonb;--> statement-breakpoint
ALTER TABLE "bkbtr_setting" ADD COLUMN "legal" jsonb;