CREATE TABLE "mail_order" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_link" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_event" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"family_id" text,
	"by_id" text
);
--> statement-breakpoint
CREATE TABLE "session_branch" (
	"family_id" text NOT NULL,
	"number" integer NOT NULL,
	"opened_by" text,
	"generation" integer NOT NULL,
	"used_generation" integer NOT NULL,
	"rotated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "session_branch_family_id_number_pk" PRIMARY KEY("family_id","number")
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"hash" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttle" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"blocked_until" timestamp (3) with time zone
);
--> statement-breakpoint
DROP TABLE "login_throttle" CASCADE;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "avatar_hash" text;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD COLUMN "branch" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "session_family" ADD COLUMN "cookie_hash" text;--> statement-breakpoint
ALTER TABLE "session_family" ADD COLUMN "bound_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "password_link" ADD CONSTRAINT "password_link_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_event" ADD CONSTRAINT "security_event_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_branch" ADD CONSTRAINT "session_branch_family_id_session_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."session_family"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_order_due" ON "mail_order" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "password_link_user" ON "password_link" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_link_end" ON "password_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "security_event_user" ON "security_event" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "security_event_at" ON "security_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "stored_file_age" ON "stored_file" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "throttle_since" ON "throttle" USING btree ("since");--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_avatar_hash_stored_file_hash_fk" FOREIGN KEY ("avatar_hash") REFERENCES "public"."stored_file"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_user_avatar" ON "app_user" USING btree ("avatar_hash");--> statement-breakpoint
INSERT INTO "session_branch" SELECT "id", 0, NULL, "generation", "used_generation", "refreshed_at" FROM "session_family";--> statement-breakpoint
UPDATE "session_family" SET "revoked_for" = 'theft' WHERE "revoked_for" = 'reuse';--> statement-breakpoint
ALTER TABLE "session_family" DROP COLUMN "generation";--> statement-breakpoint
ALTER TABLE "session_family" DROP COLUMN "used_generation";