CREATE TABLE "bkbtr_setting" (
	"id" text PRIMARY KEY NOT NULL,
	"company" jsonb NOT NULL,
	"defaults" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bkbtr_setting_one" ON "bkbtr_setting" USING btree ((true));