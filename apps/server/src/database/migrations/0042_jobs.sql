CREATE TABLE "plan_move" (
	"id" text PRIMARY KEY NOT NULL,
	"pricing_id" text NOT NULL,
	"number" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"currency" text,
	"event" jsonb NOT NULL,
	"audit" jsonb
);
--> statement-breakpoint
ALTER TABLE "pricing" ADD COLUMN "move_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "move_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_move" ADD CONSTRAINT "plan_move_pricing_id_pricing_id_fk" FOREIGN KEY ("pricing_id") REFERENCES "public"."pricing"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_move_pricing" ON "plan_move" USING btree ("pricing_id","number");--> statement-breakpoint
-- Safe: an index of some thousand rows is made in milliseconds; on larger ones it is made before the release.
CREATE INDEX "subscription_move" ON "subscription" USING btree ("pricing_id","move_number","id") WHERE "subscription"."status" in ('Scheduled', 'Pending', 'Trialing', 'Active', 'PastDue', 'Paused');--> statement-breakpoint
CREATE TABLE "role_rename" (
	"role_id" text PRIMARY KEY NOT NULL,
	"template_id" text NOT NULL,
	"old_name" text NOT NULL,
	"new_name" text NOT NULL,
	"reached" text DEFAULT '' NOT NULL,
	"by" text,
	"audit" jsonb
);
--> statement-breakpoint
ALTER TABLE "role_permission" ADD COLUMN "former_role" text;--> statement-breakpoint
ALTER TABLE "role_rename" ADD CONSTRAINT "role_rename_role_id_role_permission_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role_permission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_rename" ADD CONSTRAINT "role_rename_template_id_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."template"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TABLE "color_removal" (
	"color_id" text PRIMARY KEY NOT NULL,
	"replace_by" text NOT NULL,
	"by" text,
	"audit" jsonb
);
--> statement-breakpoint
ALTER TABLE "color_removal" ADD CONSTRAINT "color_removal_color_id_color_id_fk" FOREIGN KEY ("color_id") REFERENCES "public"."color"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "color_removal" ADD CONSTRAINT "color_removal_replace_by_color_id_fk" FOREIGN KEY ("replace_by") REFERENCES "public"."color"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The number of a move is no one's change: it is that of the plan, and of the subscriptions that follow.
SELECT audit_writes_of('pricing', '{"kind":"pricing","name":["header"],"omit":["move_number"]}');--> statement-breakpoint
SELECT audit_writes_of('subscription', '{"kind":"subscription","name":["plan_name"],"omit":["events","balance_minor","price_minor","move_number"]}');--> statement-breakpoint
SELECT audit_writes_of('role_permission', '{"kind":"rolePermission","name":["role"],"omit":["former_role"]}');
