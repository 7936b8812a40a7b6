CREATE TABLE "role_permission" (
	"id" text PRIMARY KEY NOT NULL,
	"template_id" text NOT NULL,
	"institution_id" text,
	"role" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"is_system" boolean DEFAULT false NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"permissions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"denied" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "role_permission" ADD CONSTRAINT "role_permission_template_id_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."template"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permission" ADD CONSTRAINT "role_permission_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "role_permission_default_key" ON "role_permission" USING btree ("template_id","role") WHERE "role_permission"."institution_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "role_permission_override_key" ON "role_permission" USING btree ("institution_id","role") WHERE "role_permission"."institution_id" is not null;--> statement-breakpoint
CREATE INDEX "role_permission_template_order" ON "role_permission" USING btree ("template_id","order","id");--> statement-breakpoint
CREATE INDEX "role_permission_order" ON "role_permission" USING btree ("order","id");--> statement-breakpoint
CREATE INDEX "role_permission_role" ON "role_permission" USING btree (lower("role") collate "C","id");--> statement-breakpoint
CREATE INDEX "role_permission_created" ON "role_permission" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "role_permission_search" ON "role_permission" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);