CREATE TABLE "policy" (
	"id" text PRIMARY KEY NOT NULL,
	"institution_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy_version" (
	"id" text PRIMARY KEY NOT NULL,
	"policy_id" text NOT NULL,
	"version_no" integer NOT NULL,
	"content" jsonb NOT NULL,
	"effective_from" timestamp (3) with time zone NOT NULL,
	"created_by" text
);
--> statement-breakpoint
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
ALTER TABLE "policy" ADD CONSTRAINT "policy_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_version" ADD CONSTRAINT "policy_version_policy_id_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "setting" ADD CONSTRAINT "setting_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "policy_institution_key" ON "policy" USING btree ("institution_id");--> statement-breakpoint
CREATE UNIQUE INDEX "policy_version_number_key" ON "policy_version" USING btree ("policy_id","version_no");--> statement-breakpoint
CREATE UNIQUE INDEX "setting_institution_key" ON "setting" USING btree ("institution_id");