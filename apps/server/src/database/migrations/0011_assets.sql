CREATE TABLE "asset" (
	"id" text PRIMARY KEY NOT NULL,
	"institution_id" text NOT NULL,
	"category_id" text NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"code_key" text NOT NULL,
	"floor" text,
	"building" text,
	"status" text DEFAULT 'Available' NOT NULL,
	"status_reason" jsonb,
	"blocks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"capacity_override" integer,
	"price_adjustment" jsonb,
	"connecting_ids" text[] DEFAULT '{}' NOT NULL,
	"accessible" boolean DEFAULT false NOT NULL,
	"smoking" boolean DEFAULT false NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"notes" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"order" integer NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" text PRIMARY KEY NOT NULL,
	"institution_id" text NOT NULL,
	"generic_id" text NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"is_generic" boolean DEFAULT false NOT NULL,
	"auto_assign" boolean DEFAULT true NOT NULL,
	"show_on_calendar" boolean DEFAULT true NOT NULL,
	"bookable_online" boolean DEFAULT false NOT NULL,
	"description" text,
	"base_occupancy" integer DEFAULT 2 NOT NULL,
	"max_adults" integer DEFAULT 3 NOT NULL,
	"max_children" integer DEFAULT 2 NOT NULL,
	"max_occupancy" integer DEFAULT 4 NOT NULL,
	"extra_beds" integer DEFAULT 0 NOT NULL,
	"extra_adult_minor" bigint DEFAULT 0 NOT NULL,
	"extra_child_minor" bigint DEFAULT 0 NOT NULL,
	"base_price_minor" bigint NOT NULL,
	"bed_type" text,
	"size_sq_ft" integer,
	"view" text,
	"amenities" text[] DEFAULT '{}' NOT NULL,
	"color_id" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"order" integer NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generic" (
	"id" text PRIMARY KEY NOT NULL,
	"template_id" text NOT NULL,
	"key" text NOT NULL,
	"name_one" text NOT NULL,
	"name_many" text NOT NULL,
	"booking_unit" text NOT NULL,
	"capacity_model" text NOT NULL,
	"icon" text NOT NULL,
	"order" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_generic_id_generic_id_fk" FOREIGN KEY ("generic_id") REFERENCES "public"."generic"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_color_id_color_id_fk" FOREIGN KEY ("color_id") REFERENCES "public"."color"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generic" ADD CONSTRAINT "generic_template_id_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."template"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "asset_code_key" ON "asset" USING btree ("institution_id",lower("code"));--> statement-breakpoint
CREATE INDEX "asset_place" ON "asset" USING btree ("institution_id","category_id","order","id");--> statement-breakpoint
CREATE INDEX "asset_institution_code" ON "asset" USING btree ("institution_id","code_key" collate "C","id");--> statement-breakpoint
CREATE INDEX "asset_category" ON "asset" USING btree ("category_id","id");--> statement-breakpoint
CREATE INDEX "asset_search" ON "asset" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "asset_order" ON "asset" USING btree ("order","id");--> statement-breakpoint
CREATE INDEX "asset_code" ON "asset" USING btree ("code_key" collate "C","id");--> statement-breakpoint
CREATE INDEX "asset_name" ON "asset" USING btree (lower("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "asset_created" ON "asset" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "asset_updated" ON "asset" USING btree ("updated_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "category_name_key" ON "category" USING btree ("institution_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "category_code_key" ON "category" USING btree ("institution_id","code");--> statement-breakpoint
CREATE INDEX "category_institution_order" ON "category" USING btree ("institution_id","order","id");--> statement-breakpoint
CREATE INDEX "category_search" ON "category" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "category_order" ON "category" USING btree ("order","id");--> statement-breakpoint
CREATE INDEX "category_name" ON "category" USING btree (lower("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "category_code" ON "category" USING btree ("code" collate "C","id");--> statement-breakpoint
CREATE INDEX "category_created" ON "category" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "category_generic" ON "category" USING btree ("generic_id");--> statement-breakpoint
CREATE INDEX "category_color" ON "category" USING btree ("color_id");--> statement-breakpoint
CREATE UNIQUE INDEX "generic_template_key_key" ON "generic" USING btree ("template_id","key");