CREATE TABLE "rate" (
	"institution_id" text NOT NULL,
	"cell" text NOT NULL,
	"category_id" text NOT NULL,
	"asset_id" text,
	"rate_package" text NOT NULL,
	"date" date,
	"weekday" integer,
	"price_minor" bigint,
	"extra_adult_minor" bigint,
	"extra_child_minor" bigint,
	"min_stay" integer,
	"max_stay" integer,
	"closed_to_arrival" boolean,
	"closed_to_departure" boolean,
	"stop_sell" boolean,
	"batch_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "rate_institution_id_cell_pk" PRIMARY KEY("institution_id","cell")
);
--> statement-breakpoint
CREATE TABLE "rate_batch" (
	"id" text PRIMARY KEY NOT NULL,
	"institution_id" text NOT NULL,
	"revision" integer NOT NULL,
	"note" text,
	"affected" integer NOT NULL,
	"undoes_id" text,
	"undone_by_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text
);
--> statement-breakpoint
CREATE TABLE "rate_change" (
	"institution_id" text NOT NULL,
	"cell" text NOT NULL,
	"revision" integer NOT NULL,
	"date" date,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "rate_change_institution_id_cell_revision_pk" PRIMARY KEY("institution_id","cell","revision")
);
--> statement-breakpoint
ALTER TABLE "rate" ADD CONSTRAINT "rate_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate" ADD CONSTRAINT "rate_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate" ADD CONSTRAINT "rate_asset_id_asset_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."asset"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_batch" ADD CONSTRAINT "rate_batch_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_date" ON "rate" USING btree ("institution_id","date");--> statement-breakpoint
CREATE INDEX "rate_category" ON "rate" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "rate_asset" ON "rate" USING btree ("asset_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rate_batch_revision_key" ON "rate_batch" USING btree ("institution_id","revision");--> statement-breakpoint
CREATE INDEX "rate_change_revision" ON "rate_change" USING btree ("institution_id","revision","cell");