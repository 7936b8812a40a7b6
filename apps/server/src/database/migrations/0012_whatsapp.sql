CREATE TABLE "message_template" (
	"name" text NOT NULL,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"category" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "message_template_name_language_pk" PRIMARY KEY("name","language")
);
--> statement-breakpoint
CREATE TABLE "message_template_sync" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"synced_at" timestamp (3) with time zone,
	"failure" jsonb
);
--> statement-breakpoint
CREATE TABLE "whatsapp" (
	"id" text PRIMARY KEY NOT NULL,
	"institution_id" text NOT NULL,
	"name" text NOT NULL,
	"event" text NOT NULL,
	"trigger" text NOT NULL,
	"offset" jsonb,
	"send_at" text,
	"audience" jsonb NOT NULL,
	"template_name" text,
	"template_language" text,
	"variables" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"conditions" jsonb NOT NULL,
	"quiet_hours" jsonb,
	"stop_after" text NOT NULL,
	"status" text NOT NULL,
	"blocked" jsonb,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "whatsapp" ADD CONSTRAINT "whatsapp_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "whatsapp_name_key" ON "whatsapp" USING btree ("institution_id",lower("name"));--> statement-breakpoint
CREATE INDEX "whatsapp_search" ON "whatsapp" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "whatsapp_name" ON "whatsapp" USING btree (lower("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "whatsapp_event" ON "whatsapp" USING btree ("event" collate "C","id");--> statement-breakpoint
CREATE INDEX "whatsapp_created" ON "whatsapp" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "whatsapp_updated" ON "whatsapp" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "whatsapp_template" ON "whatsapp" USING btree ("template_name","template_language");