CREATE TABLE "channel" (
	"id" text PRIMARY KEY NOT NULL,
	"institution_id" text NOT NULL,
	"ota_id" text NOT NULL,
	"title" text NOT NULL,
	"property_code" text NOT NULL,
	"mode" text NOT NULL,
	"status" text NOT NULL,
	"credentials" jsonb NOT NULL,
	"commission_pct" numeric(5, 2),
	"markup" jsonb NOT NULL,
	"tax_inclusive" boolean,
	"window_days" integer NOT NULL,
	"restrictions" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_mapping" (
	"channel_id" text NOT NULL,
	"category_id" text NOT NULL,
	"is_sold" boolean NOT NULL,
	"external_room_id" text,
	"external_room_name" text,
	"fields" jsonb NOT NULL,
	CONSTRAINT "channel_mapping_channel_id_category_id_pk" PRIMARY KEY("channel_id","category_id")
);
--> statement-breakpoint
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
ALTER TABLE "channel" ADD CONSTRAINT "channel_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel" ADD CONSTRAINT "channel_ota_id_ota_id_fk" FOREIGN KEY ("ota_id") REFERENCES "public"."ota"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_mapping" ADD CONSTRAINT "channel_mapping_channel_id_channel_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channel"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_mapping" ADD CONSTRAINT "channel_mapping_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp" ADD CONSTRAINT "whatsapp_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "channel_property_key" ON "channel" USING btree ("ota_id",lower("property_code"));--> statement-breakpoint
CREATE INDEX "channel_institution" ON "channel" USING btree ("institution_id","id");--> statement-breakpoint
CREATE INDEX "channel_mapping_category" ON "channel_mapping" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "whatsapp_name_key" ON "whatsapp" USING btree ("institution_id",lower("name"));--> statement-breakpoint
CREATE INDEX "whatsapp_search" ON "whatsapp" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "whatsapp_name" ON "whatsapp" USING btree (lower("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "whatsapp_event" ON "whatsapp" USING btree ("event" collate "C","id");--> statement-breakpoint
CREATE INDEX "whatsapp_created" ON "whatsapp" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "whatsapp_updated" ON "whatsapp" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "whatsapp_template" ON "whatsapp" USING btree ("template_name","template_language");