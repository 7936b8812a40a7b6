CREATE TABLE "color" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"hex" text NOT NULL,
	"text_color" text NOT NULL,
	"is_text_color_auto" boolean NOT NULL,
	"template_id" text,
	"group" text NOT NULL,
	"order" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ota" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"website" text,
	"modes" text[] NOT NULL,
	"credentials_schema" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mapping_schema" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"supported_restrictions" text[] DEFAULT '{}' NOT NULL,
	"default_commission_pct" numeric(5, 2),
	"color_id" text,
	"template_ids" text[] DEFAULT '{}' NOT NULL,
	"order" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "status_color" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"label" text NOT NULL,
	"fill_id" text NOT NULL,
	"border_id" text NOT NULL,
	"icon" text NOT NULL,
	"order" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "color" ADD CONSTRAINT "color_template_id_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."template"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ota" ADD CONSTRAINT "ota_color_id_color_id_fk" FOREIGN KEY ("color_id") REFERENCES "public"."color"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_color" ADD CONSTRAINT "status_color_fill_id_color_id_fk" FOREIGN KEY ("fill_id") REFERENCES "public"."color"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_color" ADD CONSTRAINT "status_color_border_id_color_id_fk" FOREIGN KEY ("border_id") REFERENCES "public"."color"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "color_name_key" ON "color" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "color_hex_key" ON "color" USING btree ("hex");--> statement-breakpoint
CREATE INDEX "color_search" ON "color" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "color_order" ON "color" USING btree ("order","id");--> statement-breakpoint
CREATE INDEX "color_name" ON "color" USING btree (lower("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "color_created" ON "color" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "color_template" ON "color" USING btree ("template_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ota_name_key" ON "ota" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "ota_code_key" ON "ota" USING btree ("code");--> statement-breakpoint
CREATE INDEX "ota_search" ON "ota" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "ota_order" ON "ota" USING btree ("order","id");--> statement-breakpoint
CREATE INDEX "ota_name" ON "ota" USING btree (lower("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "ota_created" ON "ota" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "ota_color" ON "ota" USING btree ("color_id");--> statement-breakpoint
CREATE UNIQUE INDEX "status_color_key_key" ON "status_color" USING btree ("key");--> statement-breakpoint
CREATE INDEX "status_color_fill" ON "status_color" USING btree ("fill_id");--> statement-breakpoint
CREATE INDEX "status_color_border" ON "status_color" USING btree ("border_id");