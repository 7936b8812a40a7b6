CREATE TABLE "setting" (
	"id" text PRIMARY KEY NOT NULL,
	"institution_id" text NOT NULL,
	"stay_times" jsonb,
	"region" jsonb,
	"rates" jsonb,
	"taxes" jsonb,
	"numbering" jsonb,
	"calendar" jsonb,
	"notifications" jsonb,
	"links" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "setting" ADD CONSTRAINT "setting_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "setting_institution_key" ON "setting" USING btree ("institution_id");