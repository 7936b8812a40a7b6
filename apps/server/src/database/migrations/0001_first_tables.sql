CREATE TABLE "app_user" (
	"id" text PRIMARY KEY NOT NULL,
	"institution_id" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"role" text NOT NULL,
	"home_type" text,
	"status" text NOT NULL,
	"password_hash" text,
	"last_login_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"status" integer,
	"body" text,
	CONSTRAINT "idempotency_key_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "institution" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"status_reason" jsonb,
	"status_changed_at" timestamp (3) with time zone NOT NULL,
	"status_history" jsonb NOT NULL,
	"template_id" text NOT NULL,
	"type" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"website" text,
	"line1" text NOT NULL,
	"line2" text,
	"city" text NOT NULL,
	"state" text,
	"country" text NOT NULL,
	"postal_code" text,
	"legal_name" text,
	"gstin" text,
	"timezone" text NOT NULL,
	"currency" text NOT NULL,
	"locale" text NOT NULL,
	"owner_id" text,
	"tags" text[] NOT NULL,
	"notes" text,
	"last_activity_at" timestamp (3) with time zone,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_throttle" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "meta" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pricing" (
	"id" text PRIMARY KEY NOT NULL,
	"template_id" text NOT NULL,
	"key" text NOT NULL,
	"header" text NOT NULL,
	"level" text NOT NULL,
	"price_minor" integer,
	"currency" text NOT NULL,
	"trial_days" integer NOT NULL,
	"order" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"family_id" text NOT NULL,
	"generation" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_family" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"refreshed_at" timestamp (3) with time zone NOT NULL,
	"generation" integer NOT NULL,
	"used_generation" integer NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoked_for" text
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"institution_id" text NOT NULL,
	"id" text NOT NULL,
	"pricing_id" text NOT NULL,
	"plan" text NOT NULL,
	"plan_name" text NOT NULL,
	"price_minor" integer,
	"currency" text NOT NULL,
	"billing_cycle" text NOT NULL,
	"status" text NOT NULL,
	"start_date" date NOT NULL,
	"current_period_start" date NOT NULL,
	"current_period_end" date NOT NULL,
	"trial_ends_at" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "subscription_institution_id_id_pk" PRIMARY KEY("institution_id","id")
);
--> statement-breakpoint
CREATE TABLE "template" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"is_available" boolean NOT NULL,
	"icon" text NOT NULL,
	"order" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution" ADD CONSTRAINT "institution_template_id_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."template"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution" ADD CONSTRAINT "institution_owner_id_app_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pricing" ADD CONSTRAINT "pricing_template_id_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."template"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_family_id_session_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."session_family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_family" ADD CONSTRAINT "session_family_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_pricing_id_pricing_id_fk" FOREIGN KEY ("pricing_id") REFERENCES "public"."pricing"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_email_key" ON "app_user" USING btree ("email");--> statement-breakpoint
CREATE INDEX "app_user_institution_role" ON "app_user" USING btree ("institution_id","role");--> statement-breakpoint
CREATE INDEX "idempotency_key_age" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "institution_code_key" ON "institution" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "institution_gstin_key" ON "institution" USING btree ("gstin");--> statement-breakpoint
CREATE INDEX "institution_search" ON "institution" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "institution_created" ON "institution" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "institution_name" ON "institution" USING btree (lower("name") collate "C","id");--> statement-breakpoint
CREATE INDEX "institution_status_created" ON "institution" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "institution_template_status" ON "institution" USING btree ("template_id","status");--> statement-breakpoint
CREATE INDEX "institution_place" ON "institution" USING btree ("state","city");--> statement-breakpoint
CREATE INDEX "institution_activity" ON "institution" USING btree ("last_activity_at","id");--> statement-breakpoint
CREATE INDEX "institution_tags" ON "institution" USING gin ("tags") WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "pricing_template_key_key" ON "pricing" USING btree ("template_id","key");--> statement-breakpoint
CREATE INDEX "refresh_token_family" ON "refresh_token" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "session_family_user" ON "session_family" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_family_end" ON "session_family" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_current_key" ON "subscription" USING btree ("institution_id") WHERE "subscription"."status" in ('Pending', 'Trialing', 'Active', 'PastDue', 'Paused');--> statement-breakpoint
CREATE INDEX "subscription_status_end" ON "subscription" USING btree ("status","current_period_end");--> statement-breakpoint
CREATE UNIQUE INDEX "template_key_key" ON "template" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "template_name_key" ON "template" USING btree ("name");